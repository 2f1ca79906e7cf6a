/** @jsxImportSource react */
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { givenIn } from './given.ts'
import { ReactHost } from './ReactHost.tsx'

const app = document.querySelector('#app') as HTMLElement
const view = (
  <StrictMode>
    <ReactHost initial={givenIn(location.search)} />
  </StrictMode>
)
if (app.firstChild) hydrateRoot(app, view)
else createRoot(app).render(view)
