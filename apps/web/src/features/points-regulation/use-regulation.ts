import { regulationPages } from '@girassol/domain/points-regulation'
import { useListState } from '../../lib/use-list-state.ts'
import { countHitsByPage, findFirstHit, findHit } from './regulation-hits.ts'

const defaults = { pagina: '0', q: '', ocorrencia: '1' }

const readNumber = (text: string, most: number): number => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 0 && number <= most ? number : 0
}

/** The page, the search and the current hit of the regulation, all in the address (PTS-023, C-131). */
export const useRegulation = () => {
  const { state, change } = useListState(defaults)
  const term = state.q.trim().slice(0, 100)
  const page = readNumber(state.pagina, regulationPages.length - 1)
  const hitsByPage = countHitsByPage(regulationPages, term)
  const total = hitsByPage.reduce((sum, hits) => sum + hits, 0)
  const hit = readNumber(String(Number(state.ocorrencia) - 1), Math.max(total - 1, 0))
  const place = findHit(hitsByPage, hit)

  const goToHit = (to: number) => {
    if (total === 0) return
    const wanted = (to + total) % total
    change({ ocorrencia: String(wanted + 1), pagina: String(findHit(hitsByPage, wanted)?.page ?? page) })
  }
  /** A new term opens its first hit on any page; the same term again opens the next one. */
  const search = (q: string) => {
    if (q === state.q) return goToHit(hit + 1)
    const first = findHit(countHitsByPage(regulationPages, q.trim().slice(0, 100)), 0)
    change({ q, ocorrencia: '1', pagina: String(first?.page ?? page) })
  }
  const goToPage = (to: number) => {
    const first = findFirstHit(hitsByPage, to)
    change({ pagina: String(to), ...(first !== null && { ocorrencia: String(first + 1) }) })
  }
  return {
    page,
    term,
    typed: state.q,
    hitsByPage,
    total,
    hit,
    /** The current hit among those of the page; null when it is on another page. */
    hitOnPage: place !== null && place.page === page ? place.onPage : null,
    search,
    goToHit,
    goToPage,
  }
}

export type Regulation = ReturnType<typeof useRegulation>
