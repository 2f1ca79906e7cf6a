import { expect, test } from 'vitest'
import { missedBars, type Result, rowOf, tableOf } from '../bench/lighthouse/results.ts'

/** One run whose audits count, with these scores and numbers. */
const run = (audits: Result['audits'], performance = 1): Result => ({
  categories: {
    performance: {
      score: performance,
      auditRefs: Object.keys(audits).map((id) => ({ id, weight: 1 })),
    },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [{ id: 'not-weighed', weight: 0 }] },
  },
  audits: { ...audits, 'not-weighed': { score: 0 } },
})

const paint = (milliseconds: number, score = 1) => ({
  'first-contentful-paint': { score, numericValue: milliseconds },
  'largest-contentful-paint': { score: 1, numericValue: 1_500 },
  'total-blocking-time': { score: 1, numericValue: 0 },
  'cumulative-layout-shift': { score: 1, numericValue: 0.00049 },
})

test('a page that meets every bar reports none as missed', () => {
  const row = rowOf('/', [run(paint(1_000))])
  expect(missedBars([row])).toEqual([])
  expect(tableOf([row])).toMatch(/1000 ms +\| 1500 ms +\| 0 ms +\| 0\.000/)
})

test('a missed bar names the page, the median, the bar, and the audits that cost points in any run', () => {
  const runs = [run(paint(1_100)), run(paint(5_000, 0.5), 0.9), run(paint(900))]
  expect(missedBars([rowOf('/faq', runs)])).toEqual([
    '/faq: first paint 1100 ms, at most 1000 ms (first-contentful-paint 50)',
  ])
})

test('a bar that Lighthouse could not measure counts as missed, and says why', () => {
  const { categories, audits } = run(paint(800))
  const unscored = { categories: { ...categories, seo: { score: null, auditRefs: [] } }, audits }
  expect(missedBars([rowOf('/', [unscored])])).toEqual(['/: SEO 0, at least 100 (no audit fails)'])
  const broken = { ...unscored, runtimeError: { code: 'NO_FCP' } }
  expect(missedBars([rowOf('/', [broken])])).toEqual(['/: SEO 0, at least 100 (NO_FCP)'])
})
