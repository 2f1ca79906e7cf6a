import { Suspense } from 'react'
import { ClosingCall } from '../../components/ClosingCall.tsx'
import { whenIdle } from '../../components/when-idle.ts'
import { Hero } from './Hero.tsx'
// The story's script comes late; its styles must not.
import '../../components/SlantPicture.css'
import './DragTheLine.css'
import './Gallery.css'
import './Reviews.css'
import './Services.css'
import './Social.css'

const Story = whenIdle(() => import('./Story.tsx').then((module) => module.Story))

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
