import type { DetailedHTMLProps, HTMLAttributes } from 'react'

declare module 'react' {
  /** The custom properties that a component gives to its styles. */
  interface CSSProperties {
    [name: `--${string}`]: string | number
  }

  namespace JSX {
    interface IntrinsicElements {
      'quote-builder': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
      'inquiry-form': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}
