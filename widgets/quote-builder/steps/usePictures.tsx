import { type ReactNode, useEffect, useState } from 'react'
import type { QuoteBusinessData } from '../../rules/company/business.ts'

/** Whether this page shows pictures of our host; undefined until the first has arrived or failed. */
let areShown: boolean | undefined

/**
 * The pictures of the tiles, by what each stands for; undefined for a tile without one. They are fetched once
 * the page has loaded: the first alone, because the page's policy may block them, and then the others where
 * they can be seen. Until then each has its place. Visitors who save data get none.
 */
export function usePictures(
  pictures: QuoteBusinessData['pictures'],
): (id: string) => ReactNode | undefined {
  const [isLoaded, setIsLoaded] = useState(false)
  const [known, setKnown] = useState(areShown)
  const [lost, setLost] = useState<readonly string[]>([])
  useEffect(() => {
    if (savesData()) return setKnown(false)
    const ask = () => setIsLoaded(true)
    if (document.readyState === 'complete') return ask()
    addEventListener('load', ask)
    return () => removeEventListener('load', ask)
  }, [])

  const settle = (found: boolean) => {
    areShown ??= found
    setKnown(areShown)
  }
  let first = ''
  return (id) => {
    const picture = pictures[id]
    if (!picture || known === false || lost.includes(id)) return undefined
    first ||= id
    return (
      <i className="view" style={{ background: picture.colour }}>
        {isLoaded && (known || id === first) && (
          <img
            // A policy that blocks a lazy one is reported twice.
            loading={known ? 'lazy' : 'eager'}
            decoding="async"
            alt=""
            srcSet={`${picture.small}, ${picture.large} 2x`}
            onLoad={({ currentTarget }) => {
              currentTarget.className = 'in'
              settle(true)
            }}
            onError={() => {
              setLost((before) => [...before, id])
              settle(false)
            }}
          />
        )}
      </i>
    )
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
