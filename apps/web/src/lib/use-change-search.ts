import { useNavigate } from '@tanstack/react-router'

/** The names and values of the query in the address. */
type Search = Readonly<Record<string, unknown>>

type Options = {
  /** Back does not return to the query before. */
  readonly replace?: boolean
  readonly resetScroll?: boolean
}

/** Changes the query in the address of the current screen. */
export const useChangeSearch = () => {
  const navigate = useNavigate()
  return (change: (current: Search) => Search, options: Options = {}): void =>
    void navigate({ to: '.', ...options, search: change })
}
