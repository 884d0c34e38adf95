import { listPageLines, type RegulationPage } from '@girassol/domain/points-regulation'
import { highlightParts } from '../../ui/highlight.tsx'

/** The number of occurrences of a term in a text, ignoring accents and case. */
export const countHits = (text: string, term: string): number =>
  highlightParts(text, term).filter(({ isMatch }) => isMatch).length

/** The number of hits of a term on each page. */
export const countHitsByPage = (pages: readonly RegulationPage[], term: string): readonly number[] =>
  pages.map((page) => listPageLines(page).reduce((sum, { text }) => sum + countHits(text, term), 0))

export type HitPlace = { readonly page: number; readonly onPage: number }

/** The position of a hit by its number, counted from 0 over all pages; null when it does not exist. */
export const findHit = (hitsByPage: readonly number[], hit: number): HitPlace | null => {
  let before = 0
  for (const [page, hits] of hitsByPage.entries()) {
    if (hit < before + hits) return { page, onPage: hit - before }
    before += hits
  }
  return null
}

/** The number of the first hit on a page, or null when the page has none. */
export const findFirstHit = (hitsByPage: readonly number[], page: number): number | null =>
  (hitsByPage[page] ?? 0) === 0 ? null : hitsByPage.slice(0, page).reduce((sum, hits) => sum + hits, 0)
