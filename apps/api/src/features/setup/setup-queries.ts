import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { showSetup } from '@girassol/contract/setup'
import { integratorTypeRoles } from '@girassol/domain/access'
import { listStatusesIn } from '@girassol/domain/orders'
import { type Expression, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { findStoredDistributorName } from '../settings/distributor-queries.ts'

type Facts = ResponseFor<typeof showSetup>['facts']

/** Whether the portal has its first order; carts and budgets do not count. */
export const hasFirstOrder = async (tx: Tx): Promise<boolean> => {
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb('status', '=', eb.fn.any(eb.val([...listStatusesIn('orders')]))))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const count = (rows: Expression<unknown>) => sql<number>`(select count(*)::integer from ${rows})`

/** What is already set up in the portal; the reader does not count as a colleague. */
export const findSetupFacts = async (tx: Tx, readerId: number): Promise<Facts> => {
  const [branches, distributorName] = [
    await tx.selectFrom('branch').select('name').orderBy('name').execute(),
    await findStoredDistributorName(tx),
  ]
  const { rows } = await sql<Omit<Facts, 'branches' | 'distributorName'>>`
    select
      ${count(sql`product where active`)} as "products",
      ${count(sql`product where active and picture is null`)} as "productsWithoutPicture",
      (select count(distinct state)::integer from freight_rate) as "freightStates",
      ${count(sql`app_user where active and id <> ${readerId} and not roles && ${[...integratorTypeRoles]}::text[]`)} as "colleagues",
      ${count(sql`seller where status = 'APPROVED'`)} as "approvedIntegrators",
      ${count(sql`seller where status = 'PENDING'`)} as "pendingIntegrators"
  `.execute(tx)
  const [counts] = rows
  if (counts === undefined) throw new Error('the counts of the set-up have one row')
  return { ...counts, branches: branches.map(({ name }) => name), distributorName }
}
