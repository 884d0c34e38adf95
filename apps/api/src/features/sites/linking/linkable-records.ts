import type { SiteLinkKind } from '@girassol/domain/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { notFound, orNotFound } from '../../../http/refused.ts'

type Caller = { readonly sellerId: number; readonly userId: number; readonly seesProposals: boolean }

/** A table with a column `site_id`, and which of its rows the caller may link. */
type LinkableTable = {
  readonly kinds: readonly SiteLinkKind[]
  readonly table: string
  readonly mayLink: (caller: Caller) => RawBuilder<boolean>
}

/**
 * The records that are linked to sites (SITE-007). A cart, a budget and an order are one record; a cart is only for the
 * user who opened it.
 */
const linkableTables: readonly LinkableTable[] = [
  {
    kinds: ['CART', 'BUDGET', 'ORDER'],
    table: 'orders',
    mayLink: ({ sellerId, userId }) =>
      sql<boolean>`seller_id = ${sellerId} and (status <> 'CART' or created_by = ${userId})`,
  },
  {
    kinds: ['PROPOSAL'],
    table: 'proposal',
    mayLink: ({ sellerId, seesProposals }) => sql<boolean>`seller_id = ${sellerId} and ${seesProposals}::boolean`,
  },
  {
    kinds: ['HOMOLOGATION'],
    table: 'homologation',
    mayLink: ({ sellerId }) => sql<boolean>`seller_id = ${sellerId}`,
  },
]

export type Linkable = { readonly kind: SiteLinkKind; readonly recordId: number }

const recordNotFound = 'Registro não encontrado.'

const findTable = (kind: SiteLinkKind): LinkableTable =>
  orNotFound(
    linkableTables.find(({ kinds }) => kinds.includes(kind)),
    recordNotFound,
  )

/** The site of a record, locked until the call ends; 404 for a record of another seller. */
export const lockLinkedSite = async (tx: Tx, { kind, recordId }: Linkable, caller: Caller): Promise<number | null> => {
  const { table, mayLink } = findTable(kind)
  const { rows } = await sql<{ site_id: number | null }>`
    select site_id from ${sql.table(table)} where id = ${recordId} and ${mayLink(caller)} for no key update`.execute(tx)
  const [row] = rows
  if (row === undefined) throw notFound(recordNotFound)
  return row.site_id
}

/** The same without a lock. */
export const findLinkedSite = async (tx: Tx, { kind, recordId }: Linkable, caller: Caller): Promise<number | null> => {
  const { table, mayLink } = findTable(kind)
  const { rows } = await sql<{ site_id: number | null }>`
    select site_id from ${sql.table(table)} where id = ${recordId} and ${mayLink(caller)}`.execute(tx)
  return orNotFound(rows[0], recordNotFound).site_id
}

/** Links a locked record to a site, or with null to none. */
export const writeLink = async (tx: Tx, { kind, recordId }: Linkable, siteId: number | null): Promise<void> => {
  await sql`update ${sql.table(findTable(kind).table)} set site_id = ${siteId} where id = ${recordId}`.execute(tx)
}

/** Whether any record is linked to the site (C-175). */
export const hasLinkedRecords = async (tx: Tx, siteId: number): Promise<boolean> => {
  const found = linkableTables.map(
    ({ table }) => sql`exists (select from ${sql.table(table)} where site_id = ${siteId})`,
  )
  const { rows } = await sql<{ any: boolean }>`select ${sql.join(found, sql` or `)} as any`.execute(tx)
  return rows[0]?.any === true
}
