import facebook from 'simple-icons/icons/facebook.svg?url'
import instagram from 'simple-icons/icons/instagram.svg?url'

const files = { facebook, instagram }

/**
 * The mark of a social network, in black. As an image file: drawn inline it would be in the HTML of
 * every page, and once more in the script.
 */
export function BrandIcon({ network }: { network: keyof typeof files }) {
  return <img src={files[network]} alt="" width={24} height={24} loading="lazy" />
}
