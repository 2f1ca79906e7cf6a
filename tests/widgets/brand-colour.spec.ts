import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

// Each hue at each lightness, including those on which black and white are equally readable.
const golds = [
  ...['#1a3d7c', '#757575', '#767676', '#777777'],
  ...[0, 30, 60, 120, 180, 220, 260, 300].flatMap((hue) =>
    [15, 30, 42, 50, 58, 70, 85].map((lightness) => `hsl(${hue} 90% ${lightness}%)`),
  ),
]

test('text on any --gold and on the second gold beside it has contrast', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html?service=residential`)
  await expect(wizardOn(page).continue).toBeVisible()
  const faint = await page.locator('quote-builder').evaluate((self, colours) => {
    const root = self.shadowRoot?.querySelector('.wizard') as Element
    const probe = root.appendChild(document.createElement('i'))
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('No canvas')
    /** The relative luminance of WCAG 2. */
    const luminance = (token: string) => {
      probe.style.color = `var(${token})`
      canvas.fillStyle = getComputedStyle(probe).color
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    return colours.flatMap((colour) => {
      self.style.setProperty('--gold', colour)
      const text = luminance('--on-gold')
      return ['--gold', '--gold-light'].flatMap((token) => {
        const ground = luminance(token)
        const [dark = 0, light = 0] = [text, ground].toSorted((a, b) => a - b)
        const ratio = (light + 0.05) / (dark + 0.05)
        return ratio < 4.5 ? [`${colour} ${token} ${ratio.toFixed(2)}`] : []
      })
    })
  }, golds)
  expect(faint).toEqual([])
})
