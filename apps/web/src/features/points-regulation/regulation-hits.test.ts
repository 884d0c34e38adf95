import type { RegulationPage } from '@girassol/domain/points-regulation'
import { expect, test } from 'vitest'
import { countHits, countHitsByPage, findFirstHit, findHit } from './regulation-hits.ts'

const page = (title: string, ...paragraphs: string[]): RegulationPage => ({
  title,
  opening: [],
  sections: [{ number: 1, title: 'Troca', paragraphs }],
})
const pages = [page('Início'), page('Estorno', 'O estorno. O ESTORNO?'), page('Fim', 'Sem nada.', 'Estórno')]

test('PTS-022 hits are counted on every page, whatever the accents and the case', () => {
  expect(countHits('Estorno do estórno', 'ESTORNO')).toBe(2)
  expect(countHitsByPage(pages, 'estorno')).toEqual([0, 3, 1])
  expect(countHitsByPage(pages, ' ')).toEqual([0, 0, 0])
})

test('PTS-022 C-131 a hit is found on its page, and a page has its first hit', () => {
  expect([0, 2, 3].map((hit) => findHit([0, 3, 1], hit))).toEqual([
    { page: 1, onPage: 0 },
    { page: 1, onPage: 2 },
    { page: 2, onPage: 0 },
  ])
  expect(findHit([0, 3, 1], 4)).toBeNull()
  expect([0, 1, 2].map((at) => findFirstHit([0, 3, 1], at))).toEqual([null, 0, 3])
})
