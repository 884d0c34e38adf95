import { reaisFrom, withoutAccents } from '@girassol/domain/shared'
import type { ErpOrderReference, ErpVoucher, ErpVouchers } from './erp.ts'
import { readStepAnswer } from './http-erp-answer.ts'
import type { Protheus } from './protheus.ts'

/**
 * The portal's own service in the ERP books vouchers (FINA070, the settlement of a receivable). It finds the receivable
 * by the order and returns its first response to a repeated key. 202 means that an event brings the result.
 */
export const httpErpVouchers = (protheus: Protheus): ErpVouchers => ({
  async send({ idempotencyKey, order, voucher }) {
    const body = toRequestBody({ idempotencyKey, order, voucher })
    const path = '/rest/portal/v1/vouchers'
    return readStepAnswer(
      await protheus.request({ method: 'POST', path, tenantId: order.erpTenantId, idempotencyKey, body }),
    )
  },
})

type Sent = { idempotencyKey: string; order: ErpOrderReference; voucher: ErpVoucher }

const toRequestBody = ({ idempotencyKey, order, voucher }: Sent): Record<string, unknown> => {
  const { account, file } = voucher
  return {
    C5_XPORTAL: String(order.number),
    E1_XCHAVE: idempotencyKey,
    C5_XFORMA: voucher.method,
    E1_NUMBCO: voucher.number,
    E1_BAIXA: voucher.date.replaceAll('-', ''),
    E1_VALOR: reaisFrom(voucher.amountCents),
    ...(account && { E1_PORTADO: account.bankNumber, E1_AGEDEP: account.branchCode, E1_CONTA: account.accountNumber }),
    ARQUIVO: {
      NOME: withoutAccents(file.name),
      TIPO: file.contentType,
      CONTEUDO: Buffer.from(file.bytes).toString('base64'),
    },
  }
}
