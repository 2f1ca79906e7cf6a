import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { useBeforePaint } from '../../hooks/prerendered.ts'
import * as words from '../../words/blog.ts'
import { choices, type useView } from './use-view.ts'
import './Filters.css'

interface Props extends Omit<ReturnType<typeof useView>, 'clear'> {
  field: RefObject<HTMLInputElement | null>
  /** Called when somebody is about to search. */
  onFocus(): void
}

/** The search and the categories. Both need the script, and are not shown without it. */
export function Filters({ view, type, settle, choose, field, onFocus }: Props) {
  // Takes over what was typed before the script ran.
  useBeforePaint(() => {
    if (field.current && field.current.value !== view.text) type(field.current.value)
  }, [])

  return (
    <search className="blog-filters">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, but these buttons act at once. */}
      <div role="group" aria-label={words.blog.categories} className="blog-categories">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="pill"
            aria-pressed={choice === view.category}
            onClick={() => choose(choice)}
          >
            {choice === 'All' ? words.blog.all : choice}
          </button>
        ))}
      </div>
      <form
        className="blog-search"
        onSubmit={(event) => {
          event.preventDefault()
          settle()
        }}
      >
        <label htmlFor="_blog-text" className="hidden">
          {words.blog.searchArticles}
        </label>
        <button type="submit" aria-label={words.blog.search}>
          <Search className="icon" aria-hidden />
        </button>
        <input
          ref={field}
          id="_blog-text"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={words.blog.searchExample}
          value={view.text}
          onChange={({ target }) => type(target.value)}
          onFocus={onFocus}
          onBlur={settle}
        />
      </form>
    </search>
  )
}
