import { Suspense } from 'react'
import { ClosingCall } from '../../components/blocks/ClosingCall.tsx'
import { hydrateOnFirstSign } from '../../routing/hydrate-later.ts'
import { Hero } from './Hero.tsx'

const Story = hydrateOnFirstSign('/', () => import('./Story.tsx').then((module) => module.Story))

export function HomePage() {
  return (
    <>
      <Hero />
      <Suspense>
        <Story />
      </Suspense>
      <ClosingCall
        heading="A price before the kettle"
        lastWord="boils."
        text="Choose a service, tap in what needs cleaning, and read every line of the quote."
      />
    </>
  )
}
