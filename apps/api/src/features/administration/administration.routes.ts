import * as contract from '@girassol/contract/administration'
import type { Router } from '../../http/route.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { receiveErpEvent } from '../orders/receive-erp-event.ts'
import { receivePaymentWebhook } from '../payments/receive-payment-webhook.ts'
import { listAuditEntries } from './list-audit-entries.ts'
import { listDeadLetters } from './list-dead-letters.ts'
import { retryDeadLetter } from './retry-dead-letter.ts'

export const administrationRoutes = ({ route, signedRoute }: Router): void => {
  signedRoute(contract.receiveErpEvent, 'erp', receiveErpEvent)
  signedRoute(contract.receivePaymentWebhook, 'payments', receivePaymentWebhook)
  route(contract.listAuditEntries, listAuditEntries)
  route(contract.listDeadLetters, listDeadLetters)
  route(contract.retryDeadLetter, retryDeadLetter)
  route(contract.advanceOrder, advanceOrder)
}
