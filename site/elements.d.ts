import type { DetailedHTMLProps, HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quote-builder': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
      'inquiry-form': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}
