import { countManagedProducts, listManagedProducts } from '@girassol/contract/catalogue'
import { productGapLabels } from '@girassol/domain/catalogue'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatCount, formatCounted } from '../../../lib/format.ts'
import { useHasStorePanel } from '../../../lib/media.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useListKeys } from '../../../lib/use-list-keys.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { ExportCatalogueButton } from './export-catalogue-button.tsx'
import classes from './managed-catalogue.module.css'
import { ManagedCatalogueFilters } from './managed-catalogue-filters.tsx'
import {
  catalogueDefaults,
  filterQuery,
  gapWords,
  listQuery,
  openedCode,
  recordAddress,
} from './managed-catalogue-state.ts'
import { ManagedProductCard, managedProductColumns } from './managed-product-columns.tsx'

const ManagedProduct = lazyPart(
  async () => (await import('./managed-product.tsx')).ManagedProduct,
  () => <SkeletonLines lines={8} />,
)
const CatalogueImport = lazyPart(
  async () => (await import('./catalogue-import.tsx')).CatalogueImport,
  () => <SkeletonLines lines={4} />,
)

const ImportButton = () => {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Importar arquivo"
      icon={<IconUpload size={16} aria-hidden />}
      onRun={() => void navigate({ to: '/administracao/catalogo/importar' })}
    />
  )
}

const Actions = () => (
  <>
    <ImportButton />
    <ExportCatalogueButton />
  </>
)

/** Nothing was imported yet: the import is shown instead of the table. */
const EmptyCatalogue = () => (
  <div className={classes.page}>
    <PageHeader title="Catálogo" note="Ainda sem produtos: eles vêm de um arquivo do ERP." />
    <CatalogueImport />
  </div>
)

type Counts = { readonly matching: number; readonly gaps: Readonly<Record<keyof typeof productGapLabels, number>> }

/** One chip for each kind of missing data, with the number of products that lack it. */
const listChips = (counts: Counts | undefined) => [
  { id: '', label: 'Todos', count: counts?.matching },
  ...gapWords.map(([id, gap]) => ({ id, label: productGapLabels[gap], count: counts?.gaps[gap] })),
]

const productsText = (count: number) => formatCounted(count, 'produto', 'produtos')

const useCatalogue = () => {
  const { state, change } = useListState(catalogueDefaults)
  const list = useEndpointPages(listManagedProducts, { query: listQuery(state) })
  const counts = useEndpointQuery(countManagedProducts, { query: filterQuery(state) }, { showPrevious: true })
  const announced = list.isPlaceholderData || list.isPending ? undefined : productsText(list.total)
  useEffect(() => {
    if (announced !== undefined) announce(announced)
  }, [announced])
  const clear = () => change({ q: '', grupo: '', marca: '', situacao: '', falta: '' })
  return { state, change, clear, list, counts: counts.data }
}

type Catalogue = ReturnType<typeof useCatalogue>

const Products = ({ catalogue, isNarrow }: { readonly catalogue: Catalogue; readonly isNarrow: boolean }) => {
  const { state, list, clear } = catalogue
  const context = { term: state.q.trim(), toPath: (code: string) => recordAddress(state, code), isNarrow }
  return (
    <div>
      <DataTable
        caption="Produtos"
        columns={managedProductColumns(context)}
        {...toTableProps(list)}
        rowKey={({ code }) => code}
        density="comfortable"
        isOpenable
        isTinted={({ code }) => code === state.produto}
        card={(product) => <ManagedProductCard product={product} context={context} />}
        empty={
          <EmptyState
            title="Nenhum produto encontrado"
            text="Nenhum corresponde à busca e aos filtros."
            action={<ActionButton label="Limpar filtros" onRun={clear} />}
          />
        }
      />
    </div>
  )
}

const OpenedProduct = ({ catalogue, code, isPage }: OpenedProps) => {
  const { state, change, list } = catalogue
  return (
    <ManagedProduct
      code={code}
      codes={list.rows.map((row) => row.code)}
      isPage={isPage}
      listAddress={recordAddress(state, '')}
      onGo={(produto) => change({ produto })}
    />
  )
}

type OpenedProps = { readonly catalogue: Catalogue; readonly code: string; readonly isPage: boolean }

const CatalogueTable = ({ catalogue, code }: { readonly catalogue: Catalogue; readonly code: string | null }) => {
  const { state, change, clear, list, counts } = catalogue
  const region = useRef<HTMLDivElement>(null)
  useListKeys(region)
  return (
    <div ref={region} className={classes.page}>
      <PageHeader
        title="Catálogo"
        badge={counts && <span className={classes.selectLabel}>{productsText(counts.catalogue)}</span>}
        secondary={<Actions />}
      />
      <ManagedCatalogueFilters
        state={state}
        onChange={change}
        onClear={clear}
        resultLabel={`Ver ${productsText(list.total)}`}
        isBusy={list.isFetching && !list.isFetchingNextPage}
      />
      <ChoiceChips
        label="O que falta"
        options={listChips(counts).map(({ count, ...chip }) => ({
          ...chip,
          ...(count !== undefined && { count: formatCount(count) }),
        }))}
        current={state.falta}
        onChange={(falta) => change({ falta })}
      />
      <div className={classes.columns} data-open={code !== null || undefined}>
        <Products catalogue={catalogue} isNarrow={code !== null} />
        {code !== null && <OpenedProduct catalogue={catalogue} code={code} isPage={false} />}
      </div>
    </div>
  )
}

/** USE-026: every product, what it lacks, and its record beside the table; below 1200 px the record is a page. */
export const ManagedCatalogueScreen = () => {
  const catalogue = useCatalogue()
  const isBeside = useHasStorePanel()
  const code = openedCode(catalogue.state)
  if (catalogue.counts?.catalogue === 0) return <EmptyCatalogue />
  if (code !== null && !isBeside) return <OpenedProduct catalogue={catalogue} code={code} isPage />
  return <CatalogueTable catalogue={catalogue} code={code} />
}
