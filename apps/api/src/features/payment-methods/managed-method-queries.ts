import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { listManagedOtherMethods, ManagedOtherMethod } from '@girassol/contract/payment-methods'
import { type Selectable, sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import type { OtherPaymentMethod } from '../../database/schema.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
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

export const toManagedMethod = (row: MethodRow): ManagedOtherMethod => ({
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

type Query = InputFor<typeof listManagedOtherMethods>['query']

const matching = (tx: Tx, { term }: Query) =>
  tx.selectFrom('other_payment_method').where((eb) => matchesTerm(eb.ref('search'), term))

const countMatching = async (tx: Tx, query: Query): Promise<number> => {
  const { total } = await tx
    .selectFrom(matching(tx, query).select('id').limit(countLimit).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Every condition whose code or description contains the term, offered or not, by code. */
export const findManagedMethods = async (
  tx: Tx,
  query: Query,
): Promise<ResponseFor<typeof listManagedOtherMethods>> => {
  const rows = await matching(tx, query)
    .select(methodColumns)
    .orderBy(sql`code collate "C"`)
    .limit(query.take)
    .offset((query.skip - 1) * query.take)
    .execute()
  return toPage(rows.map(toManagedMethod), query, () => countMatching(tx, query))
}
