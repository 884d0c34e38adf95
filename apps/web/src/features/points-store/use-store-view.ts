import { useSession } from '../../access/session.tsx'
import { useListState } from '../../lib/use-list-state.ts'

export const storeViews = ['card', 'list'] as const
export type StoreView = (typeof storeViews)[number]

/** The URL has the view and the search; without a view, the user's last choice applies. */
const defaults = { vista: '', busca: '' } as const

const words = { card: 'grade', list: 'lista' } as const satisfies Record<StoreView, string>

const toKey = (userId: number) => `girassol-points-store-view-${userId}`

const storedView = (userId: number): string | null => {
  try {
    return localStorage.getItem(toKey(userId))
  } catch {
    return null
  }
}

const storeView = (userId: number, view: StoreView): void => {
  try {
    localStorage.setItem(toKey(userId), words[view])
  } catch {
    // Storage is blocked: the URL has the choice while the page is open.
  }
}

/** PTS-016: the search and the view, cards or list, of the store and the wish list. */
export const useStoreView = () => {
  const { id } = useSession()
  const { state, change } = useListState(defaults)
  const named = state.vista === '' ? storedView(id) : state.vista
  const view: StoreView = named === words.list ? 'list' : 'card'
  return {
    view,
    search: state.busca,
    changeSearch: (busca: string) => change({ busca: busca.trim().slice(0, 100) }),
    changeView: (next: StoreView) => {
      storeView(id, next)
      change({ vista: words[next] })
    },
  }
}
