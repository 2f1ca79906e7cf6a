// The widgets' build resolves `react` to this file. r2wc imports React's default export for one function
// only; the default export of @preact/compat would add all of it.
import { createElement } from '@preact/compat'

// biome-ignore lint/performance/noBarrelFile: this file replaces a package.
// biome-ignore lint/performance/noReExportAll: this file replaces a package.
export * from '@preact/compat'
// biome-ignore lint/style/noDefaultExport: r2wc imports React's default export.
export default { createElement }
