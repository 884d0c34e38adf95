import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraftOwner } from './draft-owner.ts'
import { type DraftPlace, hasSameShape, readDraft, removeDraft, storeDraft } from './draft-store.ts'
import { registerPageReset } from './page-memory.ts'
import type { Draft } from './use-drafted-state.ts'
import { type ListState, readListState, writeListState } from './use-list-state.ts'

/** The lists whose filters were restored since this page was opened: in it, Back uses the filters of the address. */
const recovered = new Set<string>()

registerPageReset(() => recovered.clear())

type List = {
  readonly form: string
  readonly record: string
  readonly state: ListState
  readonly defaults: ListState
  /** Parts of the state that are no filters, such as the order or the view: alone they are no draft. */
  readonly places?: readonly string[]
  readonly change: (state: ListState) => void
}

const toFilters = (state: ListState, { defaults, places = [] }: List): ListState =>
  Object.fromEntries(
    Object.entries(writeListState({}, defaults, state)).filter(([name]) => !places.includes(name)),
  ) as ListState

const isEmpty = (filters: ListState): boolean => Object.keys(filters).length === 0

/** The filters when the page was left; null when the address has other filters. */
const findFilters = (place: DraftPlace | null, list: List): ListState | null => {
  const stored = place && readDraft(place)?.values
  if (!stored || recovered.has(JSON.stringify(place)) || !hasSameShape(stored, {})) return null
  const found = readListState(stored as Record<string, unknown>, list.defaults)
  const own = toFilters(list.state, list)
  return isEmpty(own) || JSON.stringify(own) === JSON.stringify(toFilters(found, list)) ? found : null
}

/**
 * Restores the filters of a list once after a reload, the end of a session or a closed tab (USE-002). The filters are
 * in the address too, and an address with other filters has priority.
 */
export const useListDraft = (list: List): Pick<Draft, 'state' | 'use' | 'discard'> => {
  const userId = useDraftOwner()
  const [place] = useState(() => (userId === null ? null : { userId, form: list.form, record: list.record }))
  const [found, setFound] = useState(() => findFilters(place, list))
  const filters = toFilters(list.state, list)
  const store = useEffectEvent(() => {
    if (place === null) return
    if (isEmpty(filters)) removeDraft(place)
    else storeDraft(place, { base: '', values: list.state })
  })
  const recover = useEffectEvent(() => {
    if (place === null) return
    recovered.add(JSON.stringify(place))
    if (found !== null && isEmpty(filters)) list.change(found)
  })
  useEffect(() => recover(), [])
  const written = JSON.stringify(list.state)
  const shown = useRef(written)
  useEffect(() => {
    if (shown.current === written) return
    shown.current = written
    store()
  }, [written])
  return {
    state: found === null || isEmpty(filters) ? 'none' : 'recovered',
    use: () => undefined,
    discard: () => {
      setFound(null)
      list.change(list.defaults)
      if (place !== null) removeDraft(place)
    },
  }
}
