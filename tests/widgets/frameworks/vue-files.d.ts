declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  // biome-ignore lint/style/noDefaultExport: that is what a .vue file is.
  export default component
}
