import { ClosingCall } from './ClosingCall.tsx'
import { Hero } from './Hero.tsx'
import { Reviews } from './Reviews.tsx'
import { Services } from './Services.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Reviews />
      <Services />
      <ClosingCall />
    </>
  )
}
