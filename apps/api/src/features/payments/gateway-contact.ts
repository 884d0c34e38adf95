import { gatewaySilent } from '@girassol/domain/notifications'
import { isSilenceToReport } from '@girassol/domain/payments'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { notifyRoles } from '../notifications/notify-roles.ts'

const oneMinute = 1 / 60

/** REL-012: stores that the gateway sent a message, at most once a minute. */
export const noteGatewayMessage = async (tx: Tx, now: string): Promise<void> => {
  await tx
    .updateTable('gateway_contact')
    .set({ last_message_at: now })
    .where((eb) => eb.or([eb('last_message_at', 'is', null), eb('last_message_at', '<', plusHours(now, -oneMinute))]))
    .execute()
}

/** The row is locked, so that of two processes one reports a silence. */
const lockContact = async (tx: Tx) => {
  const contact = await tx
    .selectFrom('gateway_contact')
    .select(['last_message_at', 'silence_reported_at'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  const oldest = await tx
    .selectFrom('order_charge')
    .select('created_at')
    .where('state', '=', 'OPEN')
    .where('gateway_id', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return {
    lastMessageAt: contact.last_message_at,
    reportedAt: contact.silence_reported_at,
    oldestOpenAt: oldest?.created_at ?? null,
  }
}

/**
 * REL-012: notifies the financial department and the administrators, once, when the gateway has sent no message for six
 * hours although charges are open. In a demonstration nothing sends messages by itself, so nothing is reported.
 */
export const reportGatewaySilence = async (deps: Dependencies): Promise<void> => {
  if (deps.demonstration !== null) return
  const now = deps.clock()
  await deps.connection.db.transaction().execute(async (tx) => {
    if (!isSilenceToReport(await lockContact(tx), now)) return
    await tx.updateTable('gateway_contact').set({ silence_reported_at: now }).execute()
    await notifyRoles({ tx, now, outbox: createOutbox(deps.boss, tx) }, gatewaySilent)
  })
}
