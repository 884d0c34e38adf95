import type { SellerView } from '@girassol/contract/sellers'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { matchesTerm } from './matches-term.ts'
import { countLimit, pageOf } from './page-of.ts'

type Asked = { readonly term?: string | undefined; readonly skip: number; readonly take: number }

const approvedMatching = (tx: Tx, term: string | undefined) =>
  tx
    .selectFrom('seller')
    .where('status', '=', 'APPROVED')
    .where((eb) => matchesTerm(eb.ref('search'), term))

const countApproved = async (tx: Tx, term: string | undefined): Promise<number> => {
  const matching = approvedMatching(tx, term).select('id').limit(countLimit)
  const { total } = await tx
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Approved sellers whose name, fancy name, CNPJ or code holds the term, by fancy name (SEL-009, SEL-010). */
export const listApprovedSellers = async (tx: Tx, { term, skip, take }: Asked) => {
  const rows = await approvedMatching(tx, term)
    .select(['id', 'name', 'fancy_name', 'cnpj', 'erp_code', 'erp_state', 'erp_city_name', 'points_enabled'])
    .orderBy(sql`plain(fancy_name)`)
    .orderBy('id')
    .limit(take)
    .offset((skip - 1) * take)
    .execute()
  const data = rows.map(
    (row): SellerView => ({
      id: row.id,
      name: row.name,
      fancyName: row.fancy_name,
      cnpj: row.cnpj,
      erpCode: row.erp_code,
      erpState: row.erp_state,
      erpCityName: row.erp_city_name,
      pointsEnabled: row.points_enabled,
    }),
  )
  return pageOf(data, { skip, take }, () => countApproved(tx, term))
}
