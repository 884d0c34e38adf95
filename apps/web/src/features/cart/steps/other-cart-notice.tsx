import type { OrderView } from '@girassol/contract/orders'
import { formatItems } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { purchaseFlows, toSummaryPath } from './purchase-flow.ts'

/** The open cart belongs to another flow: adding a product here replaces it, after a confirmation (C-31). */
export const OtherCartNotice = ({ cart }: { readonly cart: OrderView }) => {
  const count = cart.invoiceItems.length
  if (count === 0) return null
  return (
    <Notice tone="info" isInline>
      Há {formatItems(count)} no carrinho de {purchaseFlows[cart.type].title}.{' '}
      <AppLink to={toSummaryPath(cart.type)}>Continuar nele</AppLink>
    </Notice>
  )
}
