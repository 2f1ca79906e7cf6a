import { ClosingCall } from '../../components/blocks/ClosingCall.tsx'
import { Hero } from './Hero.tsx'
import { Story } from './Story.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Story />
      <ClosingCall
        heading="A price before the kettle"
        lastWord="boils."
        text="Choose a service, tap in what needs cleaning, and read every line of the quote."
      />
    </>
  )
}
