import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import classes from './product-results.module.css'

export type NothingFoundProps = {
  readonly term: string
  /** Where the search ran, when it was not everywhere: 'neste grupo'. */
  readonly place?: string | undefined
  /** Terms that have results. */
  readonly suggestions: readonly string[]
  readonly onSearch: (term: string) => void
  /** The button to more products, if there is one. */
  readonly more?: { readonly label: string; readonly onRun: () => void } | undefined
}

const describeNothing = ({ term, place }: NothingFoundProps): string | undefined => {
  if (term === '') return place === undefined ? undefined : `Nada encontrado ${place}.`
  return `Nada encontrado para “${term}”${place === undefined ? '' : ` ${place}`}.`
}

/** An empty product list: the search term, and terms that have results (STORE-027, WIZ-007). */
export const NothingFound = (props: NothingFoundProps) => {
  const { suggestions, onSearch, more } = props
  return (
    <EmptyState
      title="Sem itens para carregar"
      text={describeNothing(props)}
      action={
        <>
          {suggestions.length > 0 && (
            <p className={classes.suggestions}>
              Você quis dizer
              {suggestions.map((term) => (
                <ActionButton key={term} label={term} size="compact" onRun={() => onSearch(term)} />
              ))}
            </p>
          )}
          {more !== undefined && <ActionButton {...more} />}
        </>
      }
    />
  )
}
