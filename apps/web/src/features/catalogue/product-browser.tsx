import { listBrands, listGroups, listProducts, type ProductView } from '@girassol/contract/catalogue'
import { INVERTER_GROUP, MODULE_GROUP } from '@girassol/domain/catalogue'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useEndpointPages, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { announce } from '../../ui/live-region.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonCards } from '../../ui/skeletons.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { groupTitle } from './group-title.ts'
import { LayoutSwitch } from './layout-switch.tsx'
import classes from './product-browser.module.css'
import { ProductList } from './product-list.tsx'
import { useProductLayout } from './use-product-layout.ts'

const ProductDialog = lazy(async () => ({ default: (await import('./product-dialog.tsx')).ProductDialog }))

const everyGroup = 'todos'
const everyBrand = 'todas'
/** WIZ-034: panels first. */
const defaults = { grupo: MODULE_GROUP, marca: everyBrand, busca: '' } as const

const unless = <Value extends string>(none: string, value: Value) => (value === none ? undefined : value)

/** The tabs of the groups; while something is searched for, also all of them together. */
const useGroupTabs = (term: string) => {
  const groups = useEndpointQuery(listGroups, { query: { type: 'MP' } })
  const tabs = (groups.data ?? []).map((group) => ({
    id: group.BM_GRUPO,
    label: groupTitle(group),
    count: group.products,
  }))
  return term === '' ? tabs : [{ id: everyGroup, label: 'Todos' }, ...tabs]
}

const BrandChips = ({ current, onChange }: { readonly current: string; readonly onChange: (id: string) => void }) => {
  const { data = [] } = useEndpointQuery(listBrands, { query: { groupId: INVERTER_GROUP } })
  const brands = data.map(({ ZAM_COD, ZAM_DESC }) => ({ id: ZAM_COD, label: ZAM_DESC }))
  return (
    <div className={classes.brands}>
      <ChoiceChips
        label="Marca"
        options={[{ id: everyBrand, label: 'Todas' }, ...brands]}
        current={current}
        onChange={onChange}
      />
    </div>
  )
}

type Products = ReturnType<typeof useEndpointPages<typeof listProducts>>

/** A failure stops paging silently; the button lets the person try again (STORE-041, STORE-042, WIZ-007). */
const ListEnd = ({ products }: { readonly products: Products }) =>
  products.hasNextPage ? (
    <div className={classes.end}>
      <ActionButton
        label="Carregar mais"
        isRunning={products.isFetchingNextPage}
        onRun={() => void products.fetchNextPage()}
      />
    </div>
  ) : (
    <p className={classes.end}>Sem itens para carregar</p>
  )

type ResultProps = {
  readonly products: Products
  readonly term: string
  readonly layout: 'grid' | 'list'
  readonly empty: React.ReactNode
}

const Result = ({ products, term, layout, empty }: ResultProps) => {
  const [opened, setOpened] = useState<ProductView>()
  const { rows, total, error, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError } = products
  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  if (isPending) return <SkeletonCards height={286} />
  if (error !== null && rows.length === 0) {
    return <ErrorState error={error} onRetry={() => void products.refetch()} isRetrying={products.isFetching} />
  }
  if (rows.length === 0) return empty
  return (
    <>
      <ProductList
        products={rows}
        total={total}
        layout={layout}
        term={term}
        isOld={products.isPlaceholderData}
        onNearEnd={mayLoad ? () => void products.fetchNextPage() : undefined}
        onOpen={setOpened}
      />
      <ListEnd products={products} />
      <Suspense>
        {opened !== undefined && <ProductDialog product={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  )
}

/** The store's products: searched, by group and brand, as cards or lines, page after page (WIZ-005…007). */
export const ProductBrowser = () => {
  const { state, change } = useListState(defaults)
  const { grupo, marca, busca } = state
  const [layout, setLayout] = useProductLayout()
  const tabs = useGroupTabs(busca)
  const group = busca === '' && grupo === everyGroup ? MODULE_GROUP : grupo
  const products = useEndpointPages(listProducts, {
    query: {
      type: 'MP',
      term: unless('', busca),
      groupId: unless(everyGroup, group),
      brandId: group === INVERTER_GROUP ? unless(everyBrand, marca) : undefined,
      take: 25,
    },
  })
  const { rows, total } = products
  useEffect(() => {
    if (rows.length > 0) announce(`${rows.length} de ${total} produtos`)
  }, [rows.length, total])
  const empty = (
    <EmptyState
      title="Sem itens para carregar"
      text={busca === '' ? undefined : `Nada encontrado para “${busca}”${group === everyGroup ? '' : ' neste grupo'}.`}
      action={
        busca === '' ? undefined : group === everyGroup ? (
          <ActionButton label="Limpar busca" onRun={() => change({ busca: '' })} />
        ) : (
          <ActionButton label="Buscar em todos os grupos" onRun={() => change({ grupo: everyGroup })} />
        )
      }
    />
  )
  return (
    <>
      <div className={classes.search}>
        <SearchField
          label="Buscar produtos"
          placeholder="Digite aqui o que procura..."
          value={busca}
          delayMs={800} // STORE-043
          isBusy={products.isPlaceholderData}
          onCommit={(term) => change({ busca: term.trim() })}
        />
        <LayoutSwitch layout={layout} onChange={setLayout} />
      </div>
      <div className={classes.groups}>
        <Tabs label="Grupos" tabs={tabs} current={group} onChange={(id) => change({ grupo: id, marca: everyBrand })}>
          {group === INVERTER_GROUP && <BrandChips current={marca} onChange={(id) => change({ marca: id })} />}
          <Result products={products} term={busca} layout={layout} empty={empty} />
        </Tabs>
      </div>
    </>
  )
}
