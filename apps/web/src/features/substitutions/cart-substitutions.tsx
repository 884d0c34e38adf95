import type { OrderView } from '@girassol/contract/orders'
import { type ReactNode, useState } from 'react'
import { useCanChange } from '../../access/session.tsx'
import { ItemNeed } from './item-need.tsx'
import { SubstituteDialogPart } from './substitute-dialog-part.ts'
import { useNeeds } from './use-needs.ts'

/** The items as far as they decide on what should be replaced. */
const summarize = ({ invoiceItems, generator }: OrderView): string =>
  JSON.stringify([
    generator?.supply,
    invoiceItems.map((item) => [item.productErpCode, item.quantity, item.currentAvailability]),
  ])

/** Whether anything may be wrong: then the reasons are read. An inverter is judged only where the supply is known. */
const mayNeed = ({ invoiceItems, generator }: OrderView): boolean =>
  generator?.supply !== undefined ||
  invoiceItems.some(
    ({ currentAvailability }) => currentAvailability !== 'Immediate' && currentAvailability !== 'SEARCH',
  )

/** The reason beside each item of the cart that should be replaced, and the dialog with its substitutes (SUB-007). */
export const useCartSubstitutions = (cart: OrderView, onApplied: (order: OrderView) => void) => {
  const [code, setCode] = useState<string | null>(null)
  const mayReplace = useCanChange('substitution.use')
  const isOpen = mayNeed(cart)
  const { needOf } = useNeeds({ isOpen, items: summarize(cart) })
  const describe = ({ productErpCode, productName }: OrderView['invoiceItems'][number]): ReactNode => {
    const need = isOpen ? needOf(productErpCode) : undefined
    if (need === undefined) return null
    return (
      <ItemNeed
        need={need}
        productName={productName}
        onReplace={mayReplace ? () => setCode(productErpCode) : undefined}
      />
    )
  }
  return {
    describe,
    dialog: code !== null && <SubstituteDialogPart code={code} onApplied={onApplied} onClose={() => setCode(null)} />,
  }
}
