import { useEffect, useState } from 'react'
import type { Article } from '../../articles/article.ts'
import { Contents } from '../../components/blocks/Contents.tsx'
import * as words from '../../words/blog.ts'
import '../../components/blocks/Contents.css'

type Entries = Article['tableOfContents']

/** The article's table of contents. It marks the section that is being read. */
export function ArticleContents({ entries }: { entries: Entries }) {
  return (
    <Contents
      headingId="_contents"
      title={words.article.inThisArticle}
      entries={entries}
      current={useSectionInView(entries)}
    />
  )
}

/**
 * The id of the first section in the upper half of the screen, below the bar. After the last
 * section, it stays the last one.
 */
function useSectionInView(entries: Entries): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    // While the head or the intro is in view, no section is being read yet.
    const parts = [...document.querySelectorAll('.art-head, .art-intro, .art-text > section')]
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        const first = parts.find((part) => inView.has(part))
        if (first) setCurrent(entries.find(({ id }) => id === first.id)?.id)
      },
      // A section that a link opens starts 100px below the top of the screen (ArticlePage.css).
      { rootMargin: '-101px 0px -50%' },
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [entries])
  return current
}
