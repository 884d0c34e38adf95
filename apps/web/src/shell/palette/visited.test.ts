import { expect, test } from 'vitest'
import { withVisit } from './visited.ts'

const visit = (to: string) => ({ to, label: to })

test('C-11 the newest visit is listed first, each screen once, eight at most', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => visit(`/${name}`))
  const all = many.reduce((before, one) => withVisit(before, one), [] as readonly { to: string; label: string }[])
  expect(all.map(({ to }) => to)).toEqual(['/i', '/h', '/g', '/f', '/e', '/d', '/c', '/b'])
  expect(withVisit(all, visit('/g?aba=logs')).map(({ to }) => to)).toEqual([
    '/g?aba=logs',
    '/i',
    '/h',
    '/f',
    '/e',
    '/d',
    '/c',
    '/b',
  ])
})
