import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { replaceBetween } from './tables.ts'

const fileOf = (path: string) => new URL(`../../../${path}`, import.meta.url)

/** A date such as 2026-11-22. */
export const today = () => new Date().toISOString().slice(0, 10)

/** Writes a file of docs/: its title, the command that writes it, the date, the machine, and the rest. */
export function writeReport({
  file,
  title,
  command,
  browser,
  text,
}: {
  file: string
  title: string
  command: string
  browser: string
  text: string
}) {
  // On a busy machine the times are longer, and the ratios vary.
  const load = loadavg()[0]?.toFixed(1)
  writeFileSync(
    fileOf(`docs/${file}`),
    `# ${title}

Written by \`${command}\`.

- Date: ${today()}
- Machine: ${cpus().length} cores, ${cpus()[0]?.model}, ${browser}; load average at the end ${load}
${text}
`,
  )
}

/** Puts a summary into the README, between the comments of this name. */
export function writeSummary(name: string, summary: string) {
  const readme = fileOf('README.md')
  writeFileSync(readme, replaceBetween(readFileSync(readme, 'utf8'), name, summary))
}
