import { name, shortName } from 'virtual:content/business'
import { paper } from 'virtual:look'

/**
 * The name and the look of the site when a browser installs it. https://www.w3.org/TR/appmanifest/
 */
export function webManifest(): string {
  const icon = { sizes: '512x512', type: 'image/png' }
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon-512.png', ...icon },
      { src: '/icon-maskable-512.png', ...icon, purpose: 'maskable' },
    ],
  })
}
