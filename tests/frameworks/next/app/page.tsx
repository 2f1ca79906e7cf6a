import 'goldcrest-widgets/room.css'
import { QuoteBuilder } from 'goldcrest-widgets/react'

export default function Page() {
  return <QuoteBuilder partner="Your name">Call PHONE for a price.</QuoteBuilder>
}
