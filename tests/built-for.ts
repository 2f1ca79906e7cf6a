import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'
import { contentModule } from '../site/build/content-module.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The quote builder as it is built from another company's services, and facts that ask for a day and a postal code. */
export async function builtFor(company: 'specified' | 'gardens'): Promise<string> {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(path(`fixtures/${company}`), content, { recursive: true })
    for (const file of ['business.json', 'contact-step.json'])
      cpSync(path(`fixtures/other-company/${file}`), join(content, file))
    return await quoteBuilderOf(content)
  } finally {
    rmSync(content, { recursive: true })
  }
}

async function quoteBuilderOf(content: string): Promise<string> {
  const { environments, build } = await createBuilder({
    configFile: path('../vite.widget.config.ts'),
    logLevel: 'warn',
    build: { write: false },
    plugins: [{ ...contentModule(content), enforce: 'pre' }],
  })
  const environment = environments.quote_builder
  if (!environment) throw new Error('The quote builder is no longer built.')
  const { output } = (await build(environment)) as Rolldown.RolldownOutput
  return output[0].code
}
