import type { OrderEvent } from './order-transitions.ts'

/** The log line of each external or scheduled event (C-50); moves of users have their own sentences. */
const outsideLog = {
  expire: 'Orçamento expirado',
  creationAccepted: 'Pedido criado no ERP',
  creationRefused: 'Pedido recusado pelo ERP',
  paymentReceived: 'Pagamento recebido',
  depositReceived: 'Depósito recebido',
  cardCaptured: 'Pagamento com cartão capturado, em análise',
  paymentReversed: 'Pagamento estornado ou com valor divergente',
  paymentSettled: 'Pagamento regularizado',
  paymentGivenUp: 'Pagamento não regularizado, pedido cancelado',
  paymentSentToErp: 'Pagamento enviado ao ERP',
  paymentConfirmedByErp: 'Pagamento confirmado pelo ERP',
  billingSentToErp: 'Faturamento enviado ao ERP',
  billingConfirmedByErp: 'Faturamento liberado pelo ERP',
  billingRefused: 'Faturamento recusado pelo ERP',
  futureSaleBilled: 'Nota fiscal de venda futura emitida',
  pickingStarted: 'Separação iniciada',
  billed: 'Nota fiscal emitida',
  moneyReceived: 'Valor do pedido recebido',
  readyToLeave: 'Pronto para expedição',
  operationApproved: 'Operação de conta e ordem aprovada pelo ERP',
  operationRefused: 'Operação de conta e ordem recusada pelo ERP',
  leftWithCarrier: 'Pedido entregue à transportadora',
  pickedUp: 'Pedido retirado',
  inTransit: 'Em trânsito',
  atAffiliate: 'Na filial da transportadora',
  deliveryStarted: 'Entrega iniciada',
  enRoute: 'Em rota de entrega',
  delivered: 'Pedido entregue',
  cancellationDone: 'Cancelamento concluído no ERP',
  cancellationRefused: 'Cancelamento recusado pelo ERP',
  cancelUnpaid: 'Cancelado por falta de pagamento',
  returnReceived: 'Devolução recebida',
  returnRefused: 'Devolução recusada pelo ERP',
  latePayment: 'Pagamento recebido depois do cancelamento',
} as const satisfies Partial<Record<OrderEvent, string>>

/** An event that is not caused by a user. */
export type OutsideEvent = keyof typeof outsideLog

/** The log sentence of an event, with the sender's detail: a reason, a number. */
export const describeOutsideEvent = (event: OutsideEvent, remark?: string): string =>
  remark === undefined || remark === '' ? outsideLog[event] : `${outsideLog[event]}: ${remark}`

export const outsideEvents = Object.keys(outsideLog) as readonly OutsideEvent[]
