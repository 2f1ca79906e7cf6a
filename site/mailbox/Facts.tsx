import { type Fact, isWebAddress } from './fields.ts'

/** Labels and their values; a web address among them is a link. */
export function Facts({ rows }: { rows: Fact[] }) {
  if (rows.length === 0) return null
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isWebAddress(value) ? <a href={value}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
