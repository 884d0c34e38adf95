import type { SigningSystem } from '../../http/signature.ts'
import { translateErpEvent } from '../../integrations/erp/erp-events.ts'
import { translatePayment } from '../payments/translate-payment.ts'
import type { Translate } from './receive-event.ts'

const unread: Translate = () => ({ dead: 'Ainda não há quem leia as mensagens deste sistema.' })

/** Who reads the messages of each system; none of them asks the network. */
export const translators: Readonly<Record<SigningSystem, Translate>> = {
  erp: (_tx, payload) => translateErpEvent(payload),
  payments: translatePayment,
  freight: unread,
}
