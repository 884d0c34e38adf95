import type { InputOf, ResponseOf } from '@girassol/contract/http/endpoint'
import type { KeptOtherMethod, listKeptOtherMethods } from '@girassol/contract/payment-methods'
import { type Selectable, sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import { countLimit, pageOf } from '../../database/page-of.ts'
import type { OtherPaymentMethod } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type MethodRow = Omit<Selectable<OtherPaymentMethod>, 'search'>

export const methodColumns = [
  'id',
  'code',
  'description',
  'quantity_installment',
  'range_installment',
  'active',
  'origin',
  'offered',
  'version',
] as const

export const toKeptMethod = (row: MethodRow): KeptOtherMethod => ({
  id: row.id,
  code: row.code,
  description: row.description,
  quantityInstallment: row.quantity_installment,
  rangeInstallment: row.range_installment,
  origin: row.origin,
  isInErp: row.active,
  offered: row.offered,
  version: row.version,
})

type Asked = InputOf<typeof listKeptOtherMethods>['query']

const matching = (tx: Tx, { term }: Asked) =>
  tx.selectFrom('other_payment_method').where((eb) => matchesTerm(eb.ref('search'), term))

const countMatching = async (tx: Tx, asked: Asked): Promise<number> => {
  const { total } = await tx
    .selectFrom(matching(tx, asked).select('id').limit(countLimit).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Every condition whose code or description holds the term, offered or not, by code. */
export const findKeptMethods = async (tx: Tx, asked: Asked): Promise<ResponseOf<typeof listKeptOtherMethods>> => {
  const rows = await matching(tx, asked)
    .select(methodColumns)
    .orderBy(sql`code collate "C"`)
    .limit(asked.take)
    .offset((asked.skip - 1) * asked.take)
    .execute()
  return pageOf(rows.map(toKeptMethod), asked, () => countMatching(tx, asked))
}
