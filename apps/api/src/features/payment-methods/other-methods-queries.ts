import type { OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import type { OtherPaymentMethod } from '@girassol/domain/payments'
import { sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'

type Query = { readonly term?: string | undefined; readonly skip: number; readonly take: number }

/** Conditions that are active and not switched off by the administration. */
const offeredMatching = (tx: Tx, term: string | undefined) =>
  tx
    .selectFrom('other_payment_method')
    .where('active', '=', true)
    .where('offered', '=', true)
    .where((eb) => matchesTerm(eb.ref('search'), term))

const countOffered = async (tx: Tx, term: string | undefined): Promise<number> => {
  const found = offeredMatching(tx, term).select('id').limit(countLimit)
  const { total } = await tx
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Offered conditions whose code or description contains the term, by code. */
export const listOtherMethods = async (tx: Tx, { term, skip, take }: Query) => {
  const rows = await offeredMatching(tx, term)
    .select(['id', 'code', 'description', 'quantity_installment', 'range_installment'])
    .orderBy(sql`code collate "C"`)
    .limit(take)
    .offset((skip - 1) * take)
    .execute()
  const data = rows.map(
    (row): OtherPaymentMethodView => ({
      id: row.id,
      code: row.code,
      description: row.description,
      quantityInstallment: row.quantity_installment,
      rangeInstallment: row.range_installment,
    }),
  )
  return toPage(data, { skip, take }, () => countOffered(tx, term))
}

/** The offered condition with this code, or null. */
export const findOtherMethod = async (tx: Tx, code: string): Promise<OtherPaymentMethod | null> => {
  const row = await tx
    .selectFrom('other_payment_method')
    .select(['code', 'description', 'quantity_installment', 'range_installment'])
    .where('code', '=', code)
    .where('active', '=', true)
    .where('offered', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { code: found, description, quantity_installment, range_installment } = row
  return {
    code: found,
    description,
    quantityInstallment: quantity_installment,
    rangeInstallment: range_installment,
  }
}
