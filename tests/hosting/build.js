/** Builds the site and the widgets into the folder that is named, apart from dist/. */
import { build, createBuilder } from 'vite'

const [, , outDir = ''] = process.argv
await build({ logLevel: 'warn', build: { outDir } })
const widgets = await createBuilder({
  configFile: 'vite.widget.config.ts',
  logLevel: 'warn',
  build: { outDir },
})
await widgets.buildApp()
