import type { OrderView } from '@girassol/contract/orders'
import type { NeedView } from '@girassol/contract/substitutions'
import { type ReactNode, useState } from 'react'
import { useCanChange } from '../../access/session.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ItemNeed } from './item-need.tsx'
import { SubstituteDialogPart } from './substitute-dialog-part.ts'
import { useNeeds } from './use-needs.ts'

/** Loaded for a record with a suggestion. */
const SuggestionNotice = lazyPart(async () => (await import('./suggestion-notice.tsx')).SuggestionNotice)

type Item = { readonly productErpCode: string; readonly productName: string }

/**
 * What a saved budget or order shows of substitutes: a notice about the newest suggestion, the reason beside each item
 * that should be replaced, and the dialog. Staff suggest, because the integrator decides about his record (SUB-010); the
 * integrator replaces items of a budget, and those of an order only by a suggestion.
 */
export const useRecordSubstitutions = (order: OrderView) => {
  const [code, setCode] = useState<string | null>(null)
  const maySuggest = useCanChange('substitution.suggest')
  const mayApply = useCanChange('substitution.use') && order.status === 'BUDGET'
  const isOpen = order.actions.edit.allowed
  const { needOf, suggestions } = useNeeds({ invoiceId: order.id, isOpen, items: String(order.version) })
  const isWaiting = suggestions[0]?.status === 'OPEN'
  const mayReplace = maySuggest ? !isWaiting : mayApply
  const describe = ({ productErpCode, productName }: Item): ReactNode => {
    const need: NeedView | undefined = isOpen ? needOf(productErpCode) : undefined
    if (need === undefined) return null
    const onReplace = mayReplace ? () => setCode(productErpCode) : undefined
    return <ItemNeed need={need} productName={productName} onReplace={onReplace} />
  }
  return {
    describe,
    notice: isOpen && suggestions.length > 0 ? <SuggestionNotice suggestions={suggestions} /> : null,
    dialog: code !== null && (
      <SubstituteDialogPart invoiceId={order.id} code={code} isSuggestion={maySuggest} onClose={() => setCode(null)} />
    ),
  }
}
