import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createBuilder, type ViteBuilder } from 'vite'
import { writeLanguageFiles } from './language-files.ts'
import { fileNames } from './releases.ts'

/** The build environments of the released files, which vite.widget.config.ts defines. */
export const scriptEnvironments = ['quote_builder', 'inquiry_form', 'quote_sheet', 'next_steps']

/** Builds the scripts and the files they load: code and the widgets' own words, the same for every company. */
export async function buildScripts(builder: ViteBuilder): Promise<void> {
  for (const name of scriptEnvironments) {
    const environment = builder.environments[name]
    if (!environment) throw new Error(`The widgets' build has no environment ${name}.`)
    await builder.build(environment)
  }
  await writeLanguageFiles(resolve(builder.config.root, builder.config.build.outDir, 'widgets'))
}

/** Builds only the files of a release, as this version, into a folder. */
export async function buildScriptsInto(folder: string, version: string): Promise<void> {
  const outDir = join(folder, 'built')
  const builder = await createBuilder({
    configFile: 'vite.widget.config.ts',
    logLevel: 'warn',
    build: { outDir },
    define: { WIDGETS_VERSION: JSON.stringify(version) },
  })
  await buildScripts(builder)
  for (const file of fileNames) await cp(join(outDir, 'widgets', file), join(folder, file))
}
