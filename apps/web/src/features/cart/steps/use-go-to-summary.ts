import { useChangeSearch } from '../../../lib/use-change-search.ts'

/** The wizard's step is in the URL: `?passo=3` is 'Resumo', where kits and items are changed. */
export const useGoToSummary = () => {
  const changeSearch = useChangeSearch()
  return () => changeSearch((current) => ({ ...current, passo: '3' }))
}
