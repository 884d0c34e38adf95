import { createHash } from 'node:crypto'
import type { WebhookView } from '@girassol/contract/webhooks'
import type { AuditedFields } from '@girassol/domain/administration'
import { type OffReason, type WebhookEvent, webhookSentences } from '@girassol/domain/webhooks'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Webhook } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { orNotFound } from '../../http/refused.ts'
import type { Owner } from './webhook-owner.ts'

export type WebhookRow = Selectable<Webhook>

const selectOf = (tx: Tx, { sellerId }: Owner) =>
  tx.selectFrom('webhook').selectAll().where('seller_id', 'is not distinct from', sellerId)

/** The webhooks of an owner, the oldest first. */
export const listRows = (tx: Tx, owner: Owner): Promise<WebhookRow[]> => selectOf(tx, owner).orderBy('id').execute()

/** A webhook of this owner; 404 for that of another one. */
export const findRow = async (tx: Tx, owner: Owner, id: number): Promise<WebhookRow> =>
  orNotFound(await selectOf(tx, owner).where('id', '=', id).executeTakeFirst(), webhookSentences.notFound)

/** The same, locked. */
export const lockRow = async (tx: Tx, owner: Owner, id: number): Promise<WebhookRow> =>
  orNotFound(
    await selectOf(tx, owner).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    webhookSentences.notFound,
  )

/** Additions for one owner wait for each other, so that their number is right (WHK-001). */
export const countLocked = async (tx: Tx, owner: Owner): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks of an owner'), ${owner.sellerId ?? 0}::integer)`.execute(tx)
  return (await selectOf(tx, owner).execute()).length
}

type NewWebhook = Owner & {
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly description: string | null
  /** Sealed. */
  readonly secret: string
  readonly createdBy: number
  readonly now: string
}

export const insertRow = (tx: Tx, { sellerId, url, events, description, secret, createdBy, now }: NewWebhook) =>
  tx
    .insertInto('webhook')
    .values({
      seller_id: sellerId,
      url,
      events: [...events],
      description,
      secret,
      created_by: createdBy,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateRow = (tx: Tx, id: number, changes: Updateable<Webhook>): Promise<WebhookRow> =>
  tx
    .updateTable('webhook')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteRow = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('webhook').where('id', '=', id).execute()
}

/** What still waits for a webhook that is off is not sent; its log says so, and it may be replayed. */
export const endWaiting = async (tx: Tx, webhookId: number, now: string): Promise<void> => {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'FAILED', ended_at: now, taken_until: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'WAITING')
    .execute()
}

/** The columns of a webhook that is off. */
export const off = (reason: OffReason) => ({ is_active: false, off_reason: reason, failing_since: null })

/** The columns of one that is on, which has not failed yet. */
export const on = { is_active: true, off_reason: null, failing_since: null } as const

export const toView = (row: WebhookRow, now: string): WebhookView => ({
  id: row.id,
  url: row.url,
  events: row.events,
  description: row.description,
  active: row.is_active,
  offReason: row.off_reason,
  failingSince: row.failing_since,
  formerSecretUntil: row.former_until !== null && row.former_until > now ? row.former_until : null,
  createdAt: row.created_at,
  version: row.version,
})

/** The name of a webhook in the log: the host, because the path may be secret. */
export const nameOf = ({ url }: Pick<WebhookRow, 'url'>): string => new URL(url).host

/** For the audit log: of the address the host, and a mark that changes with the rest of it. */
export const toAudited = (row: WebhookRow): AuditedFields => ({
  url: `${nameOf(row)} (${createHash('sha256').update(row.url).digest('hex').slice(0, 6)})`,
  events: [...row.events],
  description: row.description,
  active: row.is_active,
})
