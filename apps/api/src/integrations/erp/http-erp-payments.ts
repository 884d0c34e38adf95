import { z } from 'zod'
import type { ErpPaymentCondition, ErpPayments } from './erp.ts'
import { fieldText, type Protheus, queryAll } from './protheus.ts'

const conditionRow = z.object({ e4_codigo: fieldText, e4_descri: fieldText, e4_cond: fieldText })

/**
 * Conditions of SE4 of type 1, which list the days of their instalments ('30,60,90'). The other types are formulas that
 * only the ERP can compute, so the portal could not split a total by them (PAY-020).
 */
export const httpErpPayments = (protheus: Protheus): ErpPayments => ({
  async listConditions() {
    const rows = await queryAll(protheus, conditionRow, {
      tables: 'SE4',
      fields: Object.keys(conditionRow.shape).join(','),
      where: "e4_tipo='1' and e4_msblql<>'1'",
      order: 'e4_codigo',
    })
    return rows.flatMap(toConditions)
  },
})

const toConditions = (row: z.output<typeof conditionRow>): ErpPaymentCondition[] => {
  const days = row.e4_cond.split(',').map((day) => Number.parseInt(day, 10))
  const [first = Number.NaN, second] = days
  if (days.some((day) => Number.isNaN(day))) return []
  return [
    {
      code: row.e4_codigo,
      description: row.e4_descri,
      quantityInstallment: days.length,
      rangeInstallment: second === undefined ? first : second - first,
    },
  ]
}
