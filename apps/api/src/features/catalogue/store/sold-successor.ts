import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { Actor } from '../../../http/actor.ts'
import { namedSuccessor, portalContent } from '../management/portal-content.ts'
import { onSaleTo } from './visible-products.ts'

type Viewer = Pick<Actor, 'roles'>

/** No chain is this long; it ends the reading of one that a change of the data by hand has made a circle. */
const longestChain = 100

/**
 * The code of the first product in the chain of successors of product `p` (with `portalContent`) that the store sells
 * to this user; null without one (SUB-001).
 */
export const soldSuccessor = (viewer: Viewer): RawBuilder<string | null> => sql`(
  with recursive chain (code, place) as (
    select ${namedSuccessor}, 1
    union all
    select ${namedSuccessor}, chain.place + 1
    from chain join product p on p.code = chain.code ${portalContent}
    where chain.place < ${longestChain}
  )
  select p.code from chain join product p on p.code = chain.code where ${onSaleTo(viewer)}
  order by chain.place limit 1)`

/** The successor that each of these products names, and the first of its chain that is sold to this user (SUB-001). */
export const findSuccessors = async (tx: Tx, codes: readonly string[], viewer: Viewer) => {
  const { rows } = await sql<{ code: string; named: string | null; sold: string | null }>`
    select p.code, ${namedSuccessor} as named, ${soldSuccessor(viewer)} as sold
    from product p ${portalContent} where p.code = any(${codes}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.code, row]))
}
