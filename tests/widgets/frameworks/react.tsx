/** @jsxImportSource react */
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { givenIn } from './given.ts'
import { Host } from './Host.tsx'

const app = document.querySelector('#app') as HTMLElement
const view = (
  <StrictMode>
    <Host framework="React" initial={givenIn(location.search)} />
  </StrictMode>
)
if (app.firstChild) hydrateRoot(app, view)
else createRoot(app).render(view)
