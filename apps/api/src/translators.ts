import { translateCreditEvent } from './features/credit/translate-credit-event.ts'
import { translateDeliveryEvent } from './features/deliveries/translate-delivery-event.ts'
import type { Translators } from './features/inbound/receive-event.ts'
import { translatePayment } from './features/payments/translate-payment.ts'
import { translateFreightEvent } from './features/shipping/translate-freight-event.ts'
import { translateVoucherEvent } from './features/vouchers/translate-voucher-event.ts'
import { translateSerialsEvent } from './features/warranties/translate-serials-event.ts'
import { translateErpEvent } from './integrations/erp/erp-events.ts'

/** The capability that translates the messages of each system. */
export const translators: Translators = {
  erp: async (receiving, payload) =>
    (await translateCreditEvent(receiving, payload)) ??
    (await translateDeliveryEvent(receiving, payload)) ??
    (await translateSerialsEvent(receiving, payload)) ??
    (await translateVoucherEvent(receiving, payload)) ??
    translateErpEvent(payload),
  payments: translatePayment,
  freight: translateFreightEvent,
}
