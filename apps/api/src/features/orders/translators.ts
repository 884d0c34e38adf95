import type { SigningSystem } from '../../http/signature.ts'
import { translateErpEvent } from '../../integrations/erp/erp-events.ts'
import { translateFreightEvent } from '../freight/translate-freight-event.ts'
import { translatePayment } from '../payments/translate-payment.ts'
import { translateVoucherEvent } from '../vouchers/translate-voucher-event.ts'
import type { Translate } from './receive-event.ts'

/** Who reads the messages of each system; none of them asks the network. */
export const translators: Readonly<Record<SigningSystem, Translate>> = {
  erp: async (receiving, payload) => (await translateVoucherEvent(receiving, payload)) ?? translateErpEvent(payload),
  payments: translatePayment,
  freight: translateFreightEvent,
}
