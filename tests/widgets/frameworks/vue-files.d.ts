declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  // biome-ignore lint/style/noDefaultExport: Vue's compiler gives each .vue file a default export.
  export default component
}
