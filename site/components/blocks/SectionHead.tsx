import type { ReactNode } from 'react'

/** The headline of a section, and a word on it beside. */
export function SectionHead({ heading, text }: { heading: ReactNode; text: string }) {
  return (
    <div className="split split-8 split-end">
      <h2 className="d2">{heading}</h2>
      <p className="lead">{text}</p>
    </div>
  )
}
