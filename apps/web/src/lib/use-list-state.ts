import { useSearch } from '@tanstack/react-router'
import { useChangeSearch } from './use-change-search.ts'

/** Filters as texts and lists of texts, with their names in the URL. */
export type ListState = Readonly<Record<string, string | readonly string[]>>

type Widened<S extends ListState> = {
  readonly [K in keyof S]: S[K] extends readonly string[] ? readonly string[] : string
}

const toList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === '' ? [] : [String(value)]

/** The state that a URL describes: a missing name has its default. */
export const readListState = <S extends ListState>(search: Record<string, unknown>, defaults: S): Widened<S> =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      if (!(name in search)) return [name, fallback]
      const values = toList(search[name])
      return [name, Array.isArray(fallback) ? values : (values[0] ?? fallback)]
    }),
  ) as Widened<S>

const isSame = (a: unknown, b: unknown) => String(toList(a)) === String(toList(b))

/** The part of a state in the URL: defaults are not written. Other names in the URL are unchanged. */
export const writeListState = <S extends ListState>(search: Record<string, unknown>, defaults: S, state: ListState) => {
  const others = Object.entries(search).filter(([name]) => !(name in defaults))
  const own = Object.entries(state).filter(([name, value]) => !isSame(value, defaults[name]))
  return Object.fromEntries([...others, ...own])
}

/**
 * Filters, order and view of a list, stored in the URL: Back and reload show the same screen. `defaults` must be a
 * constant outside the component. `change` replaces the history entry; `reset` returns to the defaults.
 */
export const useListState = <const S extends ListState>(defaults: S) => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const state = readListState(search, defaults)
  const go = (next: ListState) =>
    changeSearch((current) => writeListState(current, defaults, next), { replace: true, resetScroll: false })
  return {
    state,
    isChanged: Object.entries(state).some(([name, value]) => !isSame(value, defaults[name])),
    change: (part: Partial<Widened<S>>) => go({ ...state, ...part } as ListState),
    reset: () => go(defaults),
  }
}
