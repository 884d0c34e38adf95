import { listSellers, type SellerView } from '@girassol/contract/sellers'
import { Pagination } from '@mantine/core'
import '@mantine/core/styles/Pagination.layer.css'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { isSellerView } from './is-seller-view.ts'
import { SellerChoices } from './seller-choices.tsx'
import classes from './seller-search.module.css'

const pageSize = 5 // SEL-007
const minimumTerm = 3 // SEL-005

const controlNames = {
  previous: 'Página anterior',
  next: 'Próxima página',
  first: 'Primeira página',
  last: 'Última página',
}

const isTooShort = (term: string) => term.length > 0 && term.length < minimumTerm

const useSellerPage = (term: string, page: number) =>
  useEndpointQuery(
    listSellers,
    { query: { skip: page, take: pageSize, ...(term !== '' && { term }) } },
    { enabled: !isTooShort(term), showPrevious: true },
  )

export type SellerSearchProps = {
  readonly chosen: SellerView | null
  readonly onChoose: (seller: SellerView) => void
}

/** Approved integrators, five a page, filtered by name, CNPJ or code. */
export const SellerSearch = ({ chosen, onChoose }: SellerSearchProps) => {
  const [{ term, page }, setSearch] = useState({ term: '', page: 1 })
  const found = useSellerPage(term, page)
  const pages = Math.ceil((found.data?.total ?? 0) / pageSize)
  return (
    <div className={classes.search}>
      <SearchField
        label="Buscar integrador"
        placeholder="Nome, CNPJ ou código"
        value={term}
        delayMs={500} // SEL-008
        isBusy={found.isFetching}
        onCommit={(typed) => setSearch({ term: typed.trim(), page: 1 })}
      />
      <SellerResults term={term} found={found} chosen={chosen} onChoose={onChoose} />
      {pages > 1 && !isTooShort(term) && (
        <Pagination
          total={pages}
          value={page}
          boundaries={1}
          siblings={1}
          aria-label="Páginas de integradores"
          getItemProps={(number) => ({ 'aria-label': `Página ${number}` })}
          getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
          onChange={(next) => setSearch({ term, page: next })}
        />
      )}
    </div>
  )
}

type SellerResultsProps = SellerSearchProps & {
  readonly term: string
  readonly found: ReturnType<typeof useSellerPage>
}

const SellerResults = ({ term, found, chosen, onChoose }: SellerResultsProps) => {
  if (isTooShort(term)) {
    return (
      <p className={classes.sentence} role="status">
        Digite ao menos 3 caracteres para iniciar a busca
      </p>
    )
  }
  if (found.data === undefined) {
    return found.error === null ? (
      <SkeletonLines lines={pageSize} />
    ) : (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
    )
  }
  if (found.data.data.length === 0) {
    return (
      <p className={classes.sentence} role="status">
        Nenhum integrador aprovado com este nome, CNPJ ou código.
      </p>
    )
  }
  return (
    <SellerChoices
      sellers={found.data.data.filter(isSellerView)}
      term={term}
      isOld={found.isPlaceholderData}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
