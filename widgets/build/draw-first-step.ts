import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { EnvironmentOptions, Rolldown, ViteBuilder } from 'vite'
import type { QuoteBusinessData } from '../rules/company/business.ts'

/** The name of the build environment that `drawFirstStep` builds. */
const name = 'first_step'

/** Builds the code that draws the quote builder's first step in Node, with the widget's Preact and styles. */
export const firstStepScript: Record<string, EnvironmentOptions> = {
  [name]: {
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../quote-builder/first-step.tsx', import.meta.url)),
      },
    },
    resolve: { noExternal: true },
    consumer: 'server',
  },
}

/**
 * Puts the first step into the tag of a page, so that visitors see it before the widget's script
 * has loaded.
 */
export async function drawFirstStep(
  builder: ViteBuilder,
  page: string,
  { pictures }: Pick<QuoteBusinessData, 'pictures'>,
): Promise<void> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`The widgets' build has no environment ${name}.`)
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
  const { templateWith }: typeof import('../quote-builder/first-step.tsx') = await import(
    `data:text/javascript,${encodeURIComponent(output[0].code)}`
  )
  const pieces = (await readFile(page, 'utf8')).split(/(?<=<quote-builder[^>]*>)/)
  if (pieces.length !== 2) {
    throw new Error(`${page} must have one <quote-builder>, not ${pieces.length - 1}.`)
  }
  await writeFile(page, pieces.join(templateWith(pictures)))
}
