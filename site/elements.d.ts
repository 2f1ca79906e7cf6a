import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type WidgetProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  analytics?: 'off' | undefined
}

declare module 'react' {
  /** The custom properties that a component gives to its styles. */
  interface CSSProperties {
    [name: `--${string}`]: string | number
  }

  namespace JSX {
    interface IntrinsicElements {
      'quote-builder': WidgetProps
      'inquiry-form': WidgetProps
    }
  }
}
