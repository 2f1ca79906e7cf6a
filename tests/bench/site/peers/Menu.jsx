'use client'

import { useState } from 'react'

/** The header's two menus, which are the part of the page that needs a script. */
export function Menu({ menus }) {
  const [open, setOpen] = useState('')
  return (
    <nav aria-label="Main">
      {menus.map(({ label, links }) => (
        <div key={label}>
          <button
            type="button"
            aria-expanded={open === label}
            onClick={() => setOpen(open === label ? '' : label)}
          >
            {label}
          </button>
          <ul hidden={open !== label}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
