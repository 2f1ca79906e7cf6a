declare module 'subset-font' {
  /** Only the options that site/scripts/fonts.ts and site/build/lettering use. */
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
    },
  ): Promise<Uint8Array>
}
