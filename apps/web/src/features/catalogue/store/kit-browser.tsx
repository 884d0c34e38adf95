import { useSession } from '../../../access/session.tsx'
import { formatTotal } from '../../../lib/format.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useListDraft } from '../../../lib/use-list-draft.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { LayoutSwitch } from '../browsing/layout-switch.tsx'
import { NothingFound } from '../browsing/nothing-found.tsx'
import { OptionsPanel } from '../browsing/options-panel.tsx'
import { ProductResults } from '../browsing/product-results.tsx'
import { useProducts } from '../browsing/use-products.ts'
import { useProductView } from '../product/use-product-view.ts'
import { WishFilter } from '../product/wish-filter.tsx'
import classes from './kit-browser.module.css'
import { KitFilters } from './kit-filters.tsx'
import { kitListDefaults, kitListQuery } from './kit-list-state.ts'

export type KitBrowserProps = { readonly type: 'PA' | 'BF' }

/** Ready kits or promotions: by category, searched, filtered and sorted (STORE-002, STORE-006, STORE-009). */
export const KitBrowser = ({ type }: KitBrowserProps) => {
  const { state, isChanged, change, reset } = useListState(kitListDefaults)
  const draft = useListDraft({
    form: 'kits',
    record: `${type} ${useSellerId() ?? ''}`,
    state,
    defaults: kitListDefaults,
    change,
  })
  const { canViewProductPrices } = useSession()
  const [layout, setLayout] = useProductView()
  const products = useProducts(kitListQuery(type, state, canViewProductPrices))
  const { total, totalIsExact } = products
  const empty = (
    <NothingFound
      term={state.busca}
      place={isChanged ? 'com estes filtros' : undefined}
      suggestions={products.suggestions}
      onSearch={(term) => change({ busca: term })}
      more={isChanged ? { label: 'Limpar filtros', onRun: reset } : undefined}
    />
  )
  return (
    <div className={classes.columns}>
      <OptionsPanel type={type} category={state.categoria} onCategory={(categoria) => change({ categoria })} />
      <div className={classes.list}>
        <DraftNotice draft={draft} />
        <div className={classes.bar}>
          <KitFilters
            state={state}
            onChange={change}
            isBusy={products.isPlaceholderData}
            resultLabel={`Ver ${formatTotal(total, totalIsExact)} ${total === 1 ? 'kit' : 'kits'}`}
          />
          <WishFilter isOn={state.desejos !== ''} onChange={(isOn) => change({ desejos: isOn ? '1' : '' })} />
          <LayoutSwitch layout={layout} onChange={setLayout} />
        </div>
        <ProductResults products={products} layout={layout} empty={empty} />
      </div>
    </div>
  )
}
