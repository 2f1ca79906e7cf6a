import { ClosingCall } from '../../components/ClosingCall.tsx'
import { Hero } from './Hero.tsx'
import { Reviews } from './Reviews.tsx'
import { Services } from './Services.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Reviews />
      <Services />
      <ClosingCall
        heading="A price before the kettle"
        lastWord="boils."
        text="Choose a service, tap in what needs cleaning, and read every line of the quote."
      />
    </>
  )
}
