import { paymentMethodLabels } from '@girassol/domain/payments'
import { missing } from '../../lib/format.ts'
import { Facts } from '../../ui/facts.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import type { ActedOrder } from '../orders/index.ts'

/** The order that the decision is about: its integrator, payment and total. */
export const DecidedOrder = ({ order }: { readonly order: ActedOrder }) => (
  <Facts
    items={[
      { label: 'Cliente', value: order.customerName ?? missing },
      { label: 'Pagamento', value: order.paymentMethod === null ? missing : paymentMethodLabels[order.paymentMethod] },
      { label: 'Total', value: <MoneyText reais={order.totalInvoice} /> },
    ]}
  />
)
