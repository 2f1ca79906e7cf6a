import { afterEach, expect, test, vi } from 'vitest'
import widgetConfig from '../../vite.widget.config.ts'

const ids = ['SERVICE_ID', 'QUOTE_TEMPLATE_ID', 'INQUIRY_TEMPLATE_ID', 'PUBLIC_KEY']
const read = () => widgetConfig({ command: 'build', mode: 'test' })

afterEach(() => vi.unstubAllEnvs())

test('a build with all EmailJS ids or none goes ahead', () => {
  expect(read).not.toThrow()
  for (const id of ids) vi.stubEnv(`VITE_EMAILJS_${id}`, 'abc')
  expect(read).not.toThrow()
})

test.each(ids)('a build that lacks only %s stops and names it', (missing) => {
  for (const id of ids) vi.stubEnv(`VITE_EMAILJS_${id}`, id === missing ? '' : 'abc')
  expect(read).toThrow(`VITE_EMAILJS_${missing}: is missing; set all four EmailJS ids or none.`)
})

test('an address without its second quote is told, and how one is written', () => {
  vi.stubEnv('SITE_URL', '"https://site.example')
  expect(read).toThrow(
    'SITE_URL: ""https://site.example" is no address; write https:// and the name of your site, as https://brightwater.example',
  )
})
