import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import classes from './points-store.module.css'
import type { StoreProducts } from './use-store-products.ts'

type StoreEndProps = { readonly list: StoreProducts; readonly failure: string }

/** Below the cards: a button for more, the failure of the next page, or the end. */
export const StoreEnd = ({ list, failure }: StoreEndProps) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = list
  if (isFetchNextPageError) {
    return (
      <ErrorState error={error} title={failure} onRetry={() => void fetchNextPage()} isRetrying={isFetchingNextPage} />
    )
  }
  if (!hasNextPage) return <p className={classes.end}>Sem itens para carregar</p>
  return (
    <div className={classes.end}>
      <ActionButton label="Carregar mais" isRunning={isFetchingNextPage} onRun={() => void fetchNextPage()} />
    </div>
  )
}
