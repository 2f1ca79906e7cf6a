import { type Dollars, money } from '../rules/money.ts'

/** Says that prices are other than when a link was made of this quote, and what that makes of its total. */
export function NewPrices({ before, now }: { before: Dollars; now: Dollars }) {
  const change =
    before === now
      ? `its total is still ${money(now * 100)}`
      : `it was ${money(before * 100)}, today it is ${money(now * 100)}`
  return <p className="new-prices">{`Prices have changed since this quote was made: ${change}.`}</p>
}
