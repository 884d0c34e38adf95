import { readNegotiation } from '@girassol/contract/negotiations'
import { isOpenNegotiation } from '@girassol/domain/negotiations'
import { formatReais } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Notice } from '../../ui/notice.tsx'

/** '(−R$ 150,00) ' with a true minus sign; empty where prices are hidden, or none were asked for. */
const discountText = (discount: number | null | undefined): string =>
  discount == null || discount === 0 ? '' : `(−${formatReais(discount)}) `

/** QUO-016: says in a dialog that the act ends the open negotiation of the budget; nothing without one. */
export const NegotiationEnds = ({ orderId }: { readonly orderId: number }) => {
  const { data } = useEndpointQuery(readNegotiation, { params: { id: orderId } })
  if (data?.status == null || !isOpenNegotiation(data.status)) return null
  return (
    <Notice tone="attention" isInline>
      A negociação aberta {discountText(data.rounds.at(-1)?.discount)}será retirada.
    </Notice>
  )
}
