import { readFileSync } from 'node:fs'

const manifest = new URL('../node_modules/@emailjs/browser/package.json', import.meta.url)

/** The installed version of the EmailJS SDK, which puts it into every mail. */
export const emailJsVersion: string = JSON.parse(readFileSync(manifest, 'utf8')).version
