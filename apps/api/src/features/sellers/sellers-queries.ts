import type { SellerName, SellerView } from '@girassol/contract/sellers'
import { sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'
import { listedColumns, toSellerView } from './seller-view.ts'

type Wanted = {
  readonly term?: string | undefined
  readonly erpCode?: string | undefined
  /** Separated by commas. */
  readonly ids?: string | undefined
}
type Query = Wanted & { readonly skip: number; readonly take: number }

const approvedMatching = (tx: Tx, { term, erpCode, ids }: Wanted) =>
  tx
    .selectFrom('seller')
    .where('status', '=', 'APPROVED')
    .where((eb) => matchesTerm(eb.ref('search'), term))
    .$if(erpCode !== undefined, (query) => query.where('erp_code', '=', erpCode ?? ''))
    .$if(ids !== undefined, (query) => query.where('id', 'in', (ids ?? '').split(',').map(Number)))

const countApproved = async (tx: Tx, wanted: Wanted): Promise<number> => {
  const matching = approvedMatching(tx, wanted).select('id').limit(countLimit)
  const { total } = await tx
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The statement of one page of approved sellers, by fancy name. */
export const approvedPage = (tx: Tx, { skip, take, ...wanted }: Query) =>
  approvedMatching(tx, wanted)
    .orderBy(sql`plain(fancy_name)`)
    .orderBy('id')
    .limit(take)
    .offset((skip - 1) * take)

/** Approved sellers whose name, fancy name, CNPJ or code contains the term, by fancy name (SEL-009, SEL-010). */
export const listApprovedSellers = async (tx: Tx, query: Query) => {
  const rows = await approvedPage(tx, query).select(listedColumns).execute()
  const data: SellerView[] = rows.map(toSellerView)
  return toPage(data, query, () => countApproved(tx, query))
}

/** The same sellers with id and name only: the short list of a filter (SEL-009, SEL-010). */
export const listApprovedSellerNames = async (tx: Tx, query: Query) => {
  const data: SellerName[] = await approvedPage(tx, query).select(['id', 'name']).execute()
  return toPage(data, query, () => countApproved(tx, query))
}
