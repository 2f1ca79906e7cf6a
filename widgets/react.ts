// What `react` resolves to in the widgets' build. r2wc imports React as a default, for this one function
// alone; the default export of @preact/compat would bring all of it along.
import { createElement } from '@preact/compat'

// biome-ignore lint/performance/noBarrelFile: this file stands in for a package.
// biome-ignore lint/performance/noReExportAll: this file stands in for a package.
export * from '@preact/compat'
// biome-ignore lint/style/noDefaultExport: r2wc imports React's default export.
export default { createElement }
