import { isStatusAt, type OrderStatus } from '../orders/status/order-status.ts'
import { firstRefusal } from '../shared/decision.ts'

/** Between validation and billing of an order, the carrier's freight is only an estimate (FRT-007). */
const isEstimated = (status: OrderStatus): boolean => isStatusAt(status, 'approval') || status === 'INVOICE_APPROVED'

/** Why an order is not sent to the freight hub, besides its status; the first text is quoted (FRT-007). */
export const carrierSentences = {
  calculationFailed: 'Erro ao calcular valor de frete na Fretefy',
  notEstimated: 'Só um pedido validado e ainda não pago tem o frete calculado na Fretefy.',
  pickup: 'Um pedido com retirada não é enviado para o Fretefy.',
  noAddress: 'Este pedido não tem endereço de entrega.',
  alreadySending: 'Este pedido já está sendo enviado para o Fretefy.',
} as const

/**
 * VAL-017: the freight is calculated right after the validation, and may be calculated again until the order is paid.
 */
export const canCalculateCarrierFreight = ({ status }: { readonly status: OrderStatus }) =>
  firstRefusal([!isEstimated(status), 'notEstimated'])

/** An order that is picked up, or has no address, has no carrier. */
export const canBeCarried = (order: { readonly addressType: string | null; readonly deliveryCep: string | null }) =>
  firstRefusal([order.addressType === 'pickup', 'pickup'], [(order.deliveryCep ?? '') === '', 'noAddress'])
