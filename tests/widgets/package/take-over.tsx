/** @jsxImportSource react */
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'

const app = document.querySelector('#app') as HTMLElement
hydrateRoot(
  app,
  <StrictMode>
    <App widgets={String(app.dataset.widgets)} />
  </StrictMode>,
)
