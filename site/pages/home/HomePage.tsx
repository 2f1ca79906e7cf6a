import { closing } from 'virtual:content/pages/home'
import { ClosingCall } from '../../components/blocks/Call.tsx'
import { Hero } from './Hero.tsx'
import { HomeSections } from './HomeSections.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <HomeSections />
      <ClosingCall {...closing} />
    </>
  )
}
