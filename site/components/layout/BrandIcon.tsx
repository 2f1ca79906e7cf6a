import { files } from 'virtual:networks/files'
import type { Network } from '../../content-schema/company.ts'

/**
 * The mark of a social network, in black. It is an image file, because an inline drawing would be
 * in the HTML of every page and again in the script.
 */
export function BrandIcon({ network }: { network: Network }) {
  return <img src={files[network].file} alt="" width={24} height={24} loading="lazy" />
}
