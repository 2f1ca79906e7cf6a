import { Search } from 'lucide-react'

/** Narrows the tables of the reference; browser/find.ts does it, and without a script it is not there. */
export function Find() {
  return (
    <search className="find" id="find">
      <label htmlFor="find-text">Filter attributes and events</label>
      <span className="find-field">
        <Search className="icon" />
        <input
          type="search"
          id="find-text"
          placeholder="A name, or what it does"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </span>
      <p role="status" />
    </search>
  )
}
