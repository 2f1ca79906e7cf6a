/** @jsxImportSource preact */
import 'preact/debug'
import { type ComponentType, render } from 'preact'
import { givenIn } from './given.ts'
import { Host as ReactHost } from './Host.tsx'

// This app's build gives the host Preact's hooks and JSX.
const Host = ReactHost as unknown as ComponentType<Parameters<typeof ReactHost>[0]>
render(
  <Host framework="Preact" initial={givenIn(location.search)} />,
  document.querySelector('#app') as HTMLElement,
)
