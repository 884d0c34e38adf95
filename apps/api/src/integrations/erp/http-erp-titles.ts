import { centsFromReais } from '@girassol/domain/shared'
import { z } from 'zod'
import type { ErpTitles } from './erp.ts'
import { fieldText, type Protheus } from './protheus.ts'

const titleRow = z.object({
  e1_num: fieldText,
  e1_valor: z.number(),
  e1_saldo: z.number(),
  c5_xportal: fieldText.pipe(z.string().regex(/^\d{1,9}$/)),
})

/**
 * Receivables of SE1 with their order (SC5), found by the day of their settlement. What is settled is the amount without
 * the balance, because a receivable may be settled in parts. Titles of orders that the portal did not send have no
 * number of the portal.
 */
export const httpErpTitles = (protheus: Protheus, { pageSize }: { pageSize: number }): ErpTitles => ({
  async listSettled({ day, erpTenantId, page }) {
    const { items, hasNext } = await protheus.query(titleRow, {
      tables: 'SE1,SC5',
      fields: Object.keys(titleRow.shape).join(','),
      where: `e1_pedido=c5_num and c5_xportal<>'' and e1_baixa='${day.replaceAll('-', '')}'`,
      order: 'e1_prefixo,e1_num,e1_parcela,e1_tipo',
      page,
      pageSize,
      tenantId: erpTenantId,
    })
    const titles = items.map(({ c5_xportal, e1_valor, e1_saldo }) => ({
      orderNumber: Number(c5_xportal),
      settledCents: centsFromReais(e1_valor) - centsFromReais(e1_saldo),
    }))
    return { titles, hasNext }
  },
})
