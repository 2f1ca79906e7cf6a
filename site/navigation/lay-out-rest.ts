import { whenIdle } from './prefetch.ts'

/**
 * Lays out the parts of the page that were skipped because they are far from the view (styles/layout.css), one by one
 * while the browser has nothing else to do. From then on a jump to the end of the page, Back and a reload meet the
 * right heights. Called each time a page is shown.
 */
export function layOutRest() {
  const parts = document.querySelectorAll<HTMLElement>('#_main > *, .foot')
  layOutNext([...parts])
}

function layOutNext([part, ...rest]: HTMLElement[]) {
  if (!part) return
  whenIdle(() => {
    part.style.contentVisibility = 'visible'
    // Each part gets a frame, so that a press never waits for more than one.
    requestAnimationFrame(() => layOutNext(rest))
  })
}
