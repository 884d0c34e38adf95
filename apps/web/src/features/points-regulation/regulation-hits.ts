import { listPageLines, type RegulationPage } from '@girassol/domain/points-regulation'
import { highlightParts } from '../../ui/highlight.tsx'

/** How often a term occurs in a text, whatever the accents and the case. */
export const countHits = (text: string, term: string): number =>
  highlightParts(text, term).filter(({ isMatch }) => isMatch).length

/** The hits of a term on each page. */
export const countHitsByPage = (pages: readonly RegulationPage[], term: string): readonly number[] =>
  pages.map((page) => listPageLines(page).reduce((sum, { text }) => sum + countHits(text, term), 0))

export type HitPlace = { readonly page: number; readonly onPage: number }

/** Where the hit of this number is, counted from 0 over all pages; null when there is none. */
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
