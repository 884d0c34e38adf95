import { listProducts } from '@girassol/contract/catalogue'
import { inverterGroup } from '@girassol/domain/catalogue'
import { useEffect, useEffectEvent } from 'react'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toaster.tsx'
import { toProductFacts } from './budget-draft.ts'
import classes from './budget-editor.module.css'
import { ItemCard, itemColumns } from './item-columns.tsx'
import type { BudgetDraft } from './use-budget-draft.ts'

const noProducts = 'Sem produtos para carregar' // BUD-014

export type ProductTableProps = {
  readonly draft: BudgetDraft
  readonly groupId: string
  readonly brandId: string | undefined
  readonly term: string
  /** The products cannot be loaded, so editing ends (BUD-041). */
  readonly onUnreadable: () => void
}

const useListedProducts = ({ draft, groupId, brandId, term }: ProductTableProps) => {
  const { id, type } = draft.budget
  const brand = groupId === inverterGroup && brandId !== undefined ? { brandId } : {}
  return useEndpointPages(listProducts, {
    query: { type, groupId, invoiceId: id, take: 25, ...brand, ...(term !== '' && { term }) },
  })
}

/** The products on sale of a group, page by page, each with its units in the draft (BUD-011…BUD-014). */
export const ProductTable = (props: ProductTableProps) => {
  const { draft, onUnreadable } = props
  const products = useListedProducts(props)
  const shown = { showsPrices: draft.budget.subTotal !== null, onQuantity: draft.setQuantity }
  const rows = products.rows.map((product) => {
    const facts = toProductFacts(product)
    return { ...facts, quantity: draft.getQuantity(facts.code) }
  })
  const isUnreadable = products.isError && products.rows.length === 0
  const giveUp = useEffectEvent(() => {
    toast.failure('Ocorreu um erro ao buscar produtos') // BUD-041
    onUnreadable()
  })
  useEffect(() => {
    if (isUnreadable) giveUp()
  }, [isUnreadable])
  return (
    <>
      {products.isPending && (
        <p role="status" className={classes.loading}>
          Carregando...
        </p>
      )}
      <DataTable
        caption="Produtos"
        columns={itemColumns(shown)}
        {...toTableProps(products)}
        rows={rows}
        rowKey={({ code }) => code}
        density="comfortable"
        endText={noProducts}
        card={(item) => <ItemCard item={item} {...shown} />}
        empty={<EmptyState title={noProducts} />}
      />
    </>
  )
}
