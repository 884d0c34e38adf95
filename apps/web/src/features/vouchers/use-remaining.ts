import type { OrderView } from '@girassol/contract/orders'
import { listAttachments } from '@girassol/contract/vouchers'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { toBalance } from './voucher-totals.tsx'

/** The rest of the order's total after the vouchers confirmed by the ERP, in cents; null when not shown. */
export const useRemaining = ({ id, totalInvoice }: OrderView): number | null => {
  const list = useEndpointPages(listAttachments, { params: { id }, query: { kind: 'voucher' } })
  return toBalance(totalInvoice, list.data?.pages[0]?.sums)?.remainingCents ?? null
}
