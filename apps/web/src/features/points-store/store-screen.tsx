import { readTradeable } from '@girassol/contract/points'
import type { PointsProductView } from '@girassol/contract/points-store'
import { ActionIcon } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsPhone } from '../../lib/media.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonCards } from '../../ui/skeletons.tsx'
import { LayoutSwitch } from '../catalogue/index.ts'
import { PointsGate, PointsMenu } from '../points/index.ts'
import { BalanceStrip } from './balance-strip.tsx'
import classes from './points-store.module.css'
import { StoreCards } from './store-cards.tsx'
import { StoreRowCard, storeColumns } from './store-columns.tsx'
import { StoreEnd } from './store-end.tsx'
import { type StoreKind, storeFailures, useStoreProducts } from './use-store-products.ts'
import { type StoreView, storeViews, useStoreView } from './use-store-view.ts'

const ExchangeDialog = lazyDialog(async () => (await import('./exchange-dialog.tsx')).ExchangeDialog)

/** The pause after the last key before a search of the points starts (PTS-043). */
const debounceMs = 500

const others = {
  card: { view: 'list', label: 'Ver em lista', Icon: IconList },
  list: { view: 'card', label: 'Ver em grade', Icon: IconLayoutGrid },
} as const satisfies Record<StoreView, object>

type ToggleProps = { readonly view: StoreView; readonly onChange: (view: StoreView) => void }

/** On the phone one button that switches to the other view. */
const ViewToggle = ({ view, onChange }: ToggleProps) => {
  const isPhone = useIsPhone()
  if (!isPhone) {
    return (
      <LayoutSwitch layout={view} offered={storeViews} onChange={(next) => onChange(next === 'list' ? next : 'card')} />
    )
  }
  const { view: other, label, Icon } = others[view]
  return (
    <ActionIcon variant="default" size="xl" aria-label={label} onClick={() => onChange(other)}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

const Nothing = ({ term, onClear }: { readonly term: string; readonly onClear: () => void }) => (
  <EmptyState
    title="Sem itens para carregar"
    {...(term !== '' && {
      text: `Nada encontrado para “${term}”.`,
      action: <ActionButton label="Limpar busca" onRun={onClear} />,
    })}
  />
)

type ResultsProps = { readonly kind: StoreKind; readonly store: ReturnType<typeof useStoreView> }

/** The open product with the list's current data; a product that left the wish list is no longer a wish. */
const useOpenedProduct = (kind: StoreKind, rows: readonly PointsProductView[]) => {
  const [opened, setOpened] = useState<PointsProductView>()
  const shown = rows.find(({ B1_COD }) => B1_COD === opened?.B1_COD)
  const gone = opened && { ...opened, wishlist: kind === 'all' && opened.wishlist }
  return { opened: opened && (shown ?? gone), open: setOpened, close: () => setOpened(undefined) }
}

const Results = ({ kind, store, tradeable }: ResultsProps & { readonly tradeable: number | undefined }) => {
  const { view, search, changeSearch } = store
  const list = useStoreProducts(kind, search)
  const { opened, open, close } = useOpenedProduct(kind, list.rows)
  const shown = { tradeable, term: search, onOpen: open }
  const empty = <Nothing term={search} onClear={() => changeSearch('')} />
  if (list.error !== null && list.rows.length === 0) {
    return (
      <ErrorState
        error={list.error}
        title={storeFailures[kind]}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  }
  return (
    <>
      {view === 'list' && (
        <DataTable
          caption="Produtos"
          columns={storeColumns(shown)}
          {...toTableProps(list)}
          rowKey={({ B1_COD }) => B1_COD}
          density="comfortable"
          isTinted={({ quantity }) => quantity > 0}
          endText="Sem itens para carregar"
          card={(product) => <StoreRowCard {...shown} product={product} />}
          empty={empty}
        />
      )}
      {view === 'card' && list.isPending && <SkeletonCards height={300} />}
      {view === 'card' && !list.isPending && list.rows.length === 0 && empty}
      {view === 'card' && list.rows.length > 0 && (
        <>
          <h2 className="hidden-visually">Produtos</h2>
          <StoreCards {...shown} list={list} />
          <StoreEnd list={list} failure={storeFailures[kind]} />
        </>
      )}
      {opened !== undefined && <ExchangeDialog product={opened} tradeable={tradeable} onClose={close} />}
    </>
  )
}

const Store = ({ kind }: { readonly kind: StoreKind }) => {
  const store = useStoreView()
  const tradeable = useEndpointQuery(readTradeable, {}, { refetchOnMount: 'always' }).data?.value
  return (
    <div className={classes.page}>
      <BalanceStrip tradeable={tradeable} />
      <div className={classes.search}>
        <SearchField
          label="Buscar na loja de pontos"
          placeholder="Digite aqui o que procura..."
          value={store.search}
          delayMs={debounceMs}
          onCommit={store.changeSearch}
        />
        <ViewToggle view={store.view} onChange={store.changeView} />
      </div>
      <Results kind={kind} store={store} tradeable={tradeable} />
    </div>
  )
}

/** PTS-016: the points store. */
export const PointsStoreScreen = () => (
  <>
    <PageHeader title="Loja de pontos" />
    <PointsMenu />
    <PointsGate>
      <Store kind="all" />
    </PointsGate>
  </>
)

/** PTS-021: the integrator's wishes, in the layout of the store. */
export const PointsWishlistScreen = () => (
  <>
    <PageHeader title="Lista de desejos" />
    <PointsMenu />
    <PointsGate>
      <Store kind="wished" />
    </PointsGate>
  </>
)
