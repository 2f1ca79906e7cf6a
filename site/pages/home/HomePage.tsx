import { closing } from 'virtual:content/pages/home'
import { ClosingCall } from '../../components/blocks/ClosingCall.tsx'
import { Hero } from './Hero.tsx'
import { Story } from './Story.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Story />
      <ClosingCall {...closing} />
    </>
  )
}
