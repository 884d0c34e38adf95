import { type WebhookData, type WebhookEvent, writeUpToVersion } from '@girassol/domain/webhooks'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/** What happened to one record: its ids and statuses alone, no personal data and no prices (WHK-004). */
type Happening = { readonly type: WebhookEvent; readonly data: WebhookData }

/** Events as a statement receives them. */
export type EventTexts = { readonly types: readonly WebhookEvent[]; readonly heads: readonly string[] }

/** The events of one moment, in their order; UTC ISO text. */
export const toEventTexts = (happenings: readonly Happening[], now: string): EventTexts => ({
  types: happenings.map(({ type }) => type),
  heads: happenings.map(({ type, data }) => writeUpToVersion({ type, timestamp: now, data })),
})

type Recorded = EventTexts & { readonly now: string }

/**
 * SQL, WHK-005: an expression that records events about a record of `seller` for the webhooks that listen, as part of the
 * statement that is their cause. The record must be locked, so that its versions grow.
 */
export const recordingOf = ({ types, heads, now }: Recorded, seller: RawBuilder<number | null>) =>
  sql<number>`record_webhook_events(${types}::text[], ${heads}::text[], ${seller}, false, ${now}::timestamptz)`

type Cause = Happening & {
  /** The seller of the record, or SQL that finds it. */
  readonly sellerId: number | RawBuilder<number>
  readonly now: string
}

/**
 * WHK-002, WHK-005: records an event in the transaction of its cause, for the webhooks of its seller and of the
 * distributor that listen; without any it is one look-up. The record must be locked.
 */
export const recordWebhookEvent = async (tx: Tx, { type, data, sellerId, now }: Cause): Promise<void> => {
  const texts = toEventTexts([{ type, data }], now)
  await sql`select ${recordingOf({ ...texts, now }, sql`${sellerId}::integer`)}`.execute(tx)
}

/** The same for events that concern the distributor and, if `isForAll`, every company. */
export const recordHouseEvents = async (
  tx: Tx,
  happenings: readonly Happening[],
  { isForAll, now }: { readonly isForAll: boolean; readonly now: string },
): Promise<void> => {
  if (happenings.length === 0) return
  const { types, heads } = toEventTexts(happenings, now)
  await sql`select record_webhook_events(${types}::text[], ${heads}::text[], null, ${isForAll}, ${now}::timestamptz)`.execute(
    tx,
  )
}
