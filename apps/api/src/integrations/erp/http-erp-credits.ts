import { reaisFrom } from '@girassol/domain/shared'
import type { ErpCredits } from './erp.ts'
import { readStepAnswer } from './http-erp-answer.ts'
import type { Protheus } from './protheus.ts'

/**
 * The portal's own service in the ERP books the credit or refund of a claim (NCC, a credit note of the customer), and
 * returns its first response to a repeated key. 202 means that the ERP books it later.
 */
export const httpErpCredits = (protheus: Protheus): ErpCredits => ({
  async book({ idempotencyKey, order, credit: { protocol, kind, amountCents, reason } }) {
    const body = {
      C5_XPORTAL: String(order.number),
      E1_XCHAVE: idempotencyKey,
      E1_TIPO: 'NCC',
      E1_XFORMA: kind,
      E1_XPROTO: protocol,
      E1_VALOR: reaisFrom(amountCents),
      E1_HIST: reason ?? protocol,
    }
    const path = '/rest/portal/v1/credits'
    return readStepAnswer(
      await protheus.request({ method: 'POST', path, tenantId: order.erpTenantId, idempotencyKey, body }),
    )
  },
})
