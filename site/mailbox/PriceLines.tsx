import type { PriceLine } from './fields.ts'

/** What makes up a price, line by line, with the total below. */
export function PriceLines({ lines, total }: { lines: PriceLine[]; total: string }) {
  if (lines.length === 0) return null
  return (
    <table>
      <tbody>
        {lines.map(({ label, price, discount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and none moves.
          <tr key={index} className={discount ? 'discount' : undefined}>
            <th scope="row" colSpan={price === '' ? 2 : undefined}>
              {label}
            </th>
            {price && <td>{price}</td>}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
