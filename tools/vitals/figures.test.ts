import { expect, test } from 'vitest'
import { judgeClick, judgeVitals, toClickTable, toTable } from './figures.ts'

const place = { path: '/login', bar: 2500 }
const good = { largestPaintMs: 2500, completeMs: 2600, shift: 0.02, kilobytes: 90, requests: 8, element: 'h1' }

test('values within the limits are not reported', () => {
  expect(judgeVitals({ place, figures: good })).toEqual([])
})

test.each([
  [{ ...good, largestPaintMs: 2501 }, 'painted after 2501 ms'],
  [{ ...good, largestPaintMs: Number.NaN }, 'painted after NaN ms'],
  [{ ...good, shift: 0.021 }, 'shifted by 0.021'],
])('a value above a limit is reported: %#', (figures, expected) => {
  expect(judgeVitals({ place, figures })).toEqual([`/login: ${expected}`])
})

test('a screen is a row of the table', () => {
  expect(toTable([{ place, figures: good }])).toContain('| /login | 2,50 s | 2,60 s | 2,5 s | 0,020 | 8 | 90 kB | h1 |')
})

test('a click above a limit is reported, and every click is a row of the table', () => {
  const click = (coldMs: number, warmMs: number) => ({
    account: 'integrator',
    path: '/obras',
    figures: { coldMs, warmMs },
  })
  expect(judgeClick(click(300, 100))).toEqual([])
  expect(judgeClick(click(301, Number.NaN))).toEqual([
    '/obras: complete 301 ms after the first click',
    '/obras: complete NaN ms after the next click',
  ])
  expect(toClickTable([click(97.4, 34.2)])).toContain('| /obras (integrator) | 97 ms | 34 ms |')
})
