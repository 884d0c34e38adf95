import { listBrands, listGroups } from '@girassol/contract/catalogue'
import { inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useListDraft } from '../../../lib/use-list-draft.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useProductView } from '../product/use-product-view.ts'
import { WishFilter } from '../product/wish-filter.tsx'
import { groupTitle } from './group-title.ts'
import { LayoutSwitch } from './layout-switch.tsx'
import { NothingFound } from './nothing-found.tsx'
import classes from './product-browser.module.css'
import { ProductResults } from './product-results.tsx'
import { useProducts } from './use-products.ts'

const everyGroup = 'todos'
const everyBrand = 'todas'
/** WIZ-034: the panels are the first group. */
const defaults = { grupo: moduleGroup, marca: everyBrand, busca: '', desejos: '' } as const
/** WIZ-006: single products have no parts to show in the detail layout. */
const views = ['card', 'list'] as const

const unless = <Value extends string>(none: string, value: Value) => (value === none ? undefined : value)

/** A new search starts in all groups; changing the term does not change the selected group (USE-012). */
const searched = (before: string, term: string) =>
  before === '' && term !== '' ? { busca: term, grupo: everyGroup } : { busca: term }

type Wide = { readonly term: string; readonly isWide: boolean }

/**
 * The tabs of the groups, each with its number of hits. During a search or with the wish filter there is also a tab for
 * all groups (USE-012).
 */
const useGroupTabs = ({ term, isWide }: Wide) => {
  const query = { type: 'MP', ...(term !== '' && { term }) } as const
  const { data = [] } = useEndpointQuery(listGroups, { query }, { showPrevious: true })
  const isCounted = !isWide || term !== ''
  const tabs = data.map((group) => ({
    id: group.BM_GRUPO,
    label: groupTitle(group),
    ...(isCounted && { count: group.products }),
  }))
  const all = data.reduce((sum, { products }) => sum + products, 0)
  return isWide ? [{ id: everyGroup, label: 'Todos', ...(isCounted && { count: all }) }, ...tabs] : tabs
}

const BrandChips = ({ current, onChange }: { readonly current: string; readonly onChange: (id: string) => void }) => {
  const { data = [] } = useEndpointQuery(listBrands, { query: { groupId: inverterGroup } })
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

/** The state of the list in the URL, and the products that it requests. */
const useBrowsedProducts = () => {
  const { state, change } = useListState(defaults)
  const draft = useListDraft({
    form: 'products',
    record: useSellerId() ?? 'own',
    state,
    defaults,
    places: ['grupo'],
    change,
  })
  const { grupo, marca, busca, desejos } = state
  const isWide = busca !== '' || desejos !== ''
  const group = !isWide && grupo === everyGroup ? moduleGroup : grupo
  const products = useProducts({
    type: 'MP',
    term: unless('', busca),
    groupId: unless(everyGroup, group),
    brandId: group === inverterGroup ? unless(everyBrand, marca) : undefined,
    onlyWishlisted: desejos === '' ? undefined : 'true',
  })
  return { state, change, draft, group, isWide, products }
}

/** The store's products: searched, by group and brand, as cards or lines, page by page (WIZ-005…007). */
export const ProductBrowser = () => {
  const { state, change, draft, group, isWide, products } = useBrowsedProducts()
  const { marca, busca, desejos } = state
  const [layout, setLayout] = useProductView(views)
  const tabs = useGroupTabs({ term: desejos === '' ? (products.correctedTerm ?? busca) : '', isWide })
  const everywhere = { label: 'Buscar em todos os grupos', onRun: () => change({ grupo: everyGroup }) }
  return (
    <>
      <DraftNotice draft={draft} />
      <div className={classes.search}>
        <SearchField
          label="Buscar produtos"
          placeholder="Digite aqui o que procura..."
          value={busca}
          delayMs={800} // STORE-043
          isBusy={products.isPlaceholderData}
          onCommit={(term) => change(searched(busca, term.trim()))}
        />
        <WishFilter isOn={desejos !== ''} onChange={(isOn) => change({ desejos: isOn ? '1' : '' })} />
        <LayoutSwitch layout={layout} offered={views} onChange={setLayout} />
      </div>
      <div className={classes.groups}>
        <Tabs label="Grupos" tabs={tabs} current={group} onChange={(id) => change({ grupo: id, marca: everyBrand })}>
          {group === inverterGroup && <BrandChips current={marca} onChange={(id) => change({ marca: id })} />}
          <ProductResults
            products={products}
            layout={layout}
            empty={
              <NothingFound
                term={busca}
                place={isWide && group !== everyGroup ? 'neste grupo' : undefined}
                suggestions={products.suggestions}
                onSearch={(term) => change({ busca: term })}
                more={isWide && group !== everyGroup ? everywhere : undefined}
              />
            }
          />
        </Tabs>
      </div>
    </>
  )
}
