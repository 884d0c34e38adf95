import { listBrands, listGroups } from '@girassol/contract/catalogue'
import { inverterGroup } from '@girassol/domain/catalogue'
import { useState } from 'react'
import { formatItems } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { groupTitle } from '../../catalogue/index.ts'
import classes from './budget-editor.module.css'
import { ItemCard, itemColumns } from './item-columns.tsx'
import { ProductTable } from './product-table.tsx'
import type { BudgetDraft } from './use-budget-draft.ts'
import type { StructureLinesState } from './use-budget-structure.ts'

const BudgetStructureDialog = lazyDialog(
  async () => (await import('./budget-structure-dialog.tsx')).BudgetStructureDialog,
)

const ownItems = 'itens'
const everyBrand = 'todas'

const BrandTabs = ({ current, onChange }: { readonly current: string; readonly onChange: (id: string) => void }) => {
  const { data = [] } = useEndpointQuery(listBrands, { query: { groupId: inverterGroup } })
  const brands = data.map(({ ZAM_COD, ZAM_DESC }) => ({ id: ZAM_COD, label: ZAM_DESC }))
  const options = [{ id: everyBrand, label: 'Todas' }, ...brands]
  return (
    <div className={classes.brands}>
      <ChoiceChips label="Marca" options={options} current={current} onChange={onChange} />
    </div>
  )
}

/** During a search, each tab shows the number of its hits (USE-012). */
const useGroupTabs = ({ budget, items }: BudgetDraft, term: string) => {
  const query = { type: budget.type, ...(term !== '' && { term }) }
  const { data = [] } = useEndpointQuery(listGroups, { query }, { showPrevious: true })
  const countInBudget = items.filter(({ quantity }) => quantity > 0).length
  const tabs = data.map((group) => ({
    id: group.BM_GRUPO,
    label: groupTitle(group),
    ...(term !== '' && { count: group.products }),
  }))
  return [{ id: ownItems, label: 'No orçamento', count: countInBudget }, ...tabs]
}

const OwnItems = ({ draft }: { readonly draft: BudgetDraft }) => {
  const shown = { showsPrices: draft.budget.subTotal !== null, onQuantity: draft.setQuantity }
  return (
    <DataTable
      caption={`No orçamento, ${formatItems(draft.items.length)}`}
      columns={itemColumns(shown)}
      rows={draft.items}
      rowKey={({ code }) => code}
      total={draft.items.length}
      status="ready"
      density="comfortable"
      card={(item) => <ItemCard item={item} {...shown} />}
      empty={<EmptyState title="Sem produtos para carregar" />}
    />
  )
}

const Structures = ({ draft }: { readonly draft: BudgetDraft }) => {
  const [isOpen, setOpen] = useState(false)
  const [lines, setLines] = useState<StructureLinesState['lines']>([])
  if (draft.budget.type !== 'MP') return null
  return (
    <>
      <ActionButton label="Calcular estruturas" onRun={() => setOpen(true)} />
      {isOpen && (
        <BudgetStructureDialog draft={draft} linesState={{ lines, setLines }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

export type ProductsStepProps = { readonly draft: BudgetDraft; readonly onUnreadable: () => void }

/**
 * Step 2: the products of the budget, and every group on sale; quantities are not saved before the budget (BUD-011).
 */
export const ProductsStep = ({ draft, onUnreadable }: ProductsStepProps) => {
  const [group, setGroup] = useState(ownItems)
  const [brand, setBrand] = useState(everyBrand)
  const [term, setTerm] = useState('')
  const tabs = useGroupTabs(draft, term)
  const brandId = brand === everyBrand ? undefined : brand
  return (
    <Tabs label="Grupos" tabs={tabs} current={group} onChange={setGroup}>
      <div className={classes.tools}>
        {group !== ownItems && (
          <SearchField
            label="Buscar produtos"
            placeholder="Digite aqui o que procura..."
            value={term}
            delayMs={800}
            onCommit={(typed) => setTerm(typed.trim())}
          />
        )}
        <Structures draft={draft} />
      </div>
      {group === inverterGroup && draft.budget.type === 'MP' && <BrandTabs current={brand} onChange={setBrand} />}
      {group === ownItems ? (
        <OwnItems draft={draft} />
      ) : (
        <ProductTable draft={draft} groupId={group} brandId={brandId} term={term} onUnreadable={onUnreadable} />
      )}
    </Tabs>
  )
}
