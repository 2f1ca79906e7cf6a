import { createElement, type SVGProps } from 'react'

type Node = readonly [element: string, attributes: Record<string, string>]

/**
 * Stands in for lucide-react's own factory (vite.config.ts): an icon and nothing more, without the
 * sizes, contexts and names that no icon of ours has and every page would load (1.5 kB gzip).
 */
// biome-ignore lint/style/noDefaultExport: the icons import it as the default.
export default function createLucideIcon({ node }: { node: readonly Node[] }) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    )
}
