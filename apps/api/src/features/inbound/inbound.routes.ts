import * as contract from '@girassol/contract/inbound'
import type { Router } from '../../http/route.ts'
import { advanceOrder } from './advance-order.ts'
import { handleDeadLetter } from './handle-dead-letter.ts'
import { listDeadLetters } from './list-dead-letters.ts'
import { receiveErpEventWith } from './receive-erp-event.ts'
import type { Translators } from './receive-event.ts'
import { retryDeadLetterWith } from './retry-dead-letter.ts'

export const inboundRoutes =
  (translators: Translators) =>
  ({ route, signedRoute }: Router): void => {
    signedRoute(contract.receiveErpEvent, 'erp', receiveErpEventWith(translators.erp))
    route(contract.listDeadLetters, listDeadLetters)
    route(contract.retryDeadLetter, retryDeadLetterWith(translators))
    route(contract.handleDeadLetter, handleDeadLetter)
    route(contract.advanceOrder, advanceOrder)
  }
