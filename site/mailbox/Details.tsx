import { type Fact, isWebAddress } from './fields.ts'

/** What else a message says; a web address in it is a link. */
export function Details({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="details">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isWebAddress(value) ? <a href={value}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
