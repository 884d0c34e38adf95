import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'

const day = 24

/** Deletes expired data: ended sessions, used links, invitations, idempotency keys, call counters, old look-up responses. */
export const purgeLeftovers = async (tx: Tx, now: string): Promise<void> => {
  await tx
    .deleteFrom('session_family')
    .where('created_at', '<', plusHours(now, -90 * day))
    .execute()
  await tx.deleteFrom('refresh_token').where('expires_at', '<', plusHours(now, -day)).execute()
  await tx.deleteFrom('password_reset').where('expires_at', '<', now).execute()
  await tx
    .deleteFrom('email_change')
    .where((eb) =>
      eb('requested_at', '<', plusHours(now, -14 * day)).or(
        eb('confirmed_at', 'is', null).and('requested_at', '<', plusHours(now, -2 * day)),
      ),
    )
    .execute()
  await tx
    .deleteFrom('company_invitation')
    .where('expires_at', '<', plusHours(now, -30 * day))
    .execute()
  await tx.deleteFrom('used_challenge').where('expires_at', '<', now).execute()
  await tx.deleteFrom('remembered_device').where('remembered_until', '<', now).execute()
  await tx.deleteFrom('idempotency_key').where('created_at', '<', plusHours(now, -day)).execute()
  await tx.deleteFrom('rate_limit').where('window_ends_at', '<', now).execute()
  await tx
    .deleteFrom('lookup_cache')
    .where('fetched_at', '<', plusHours(now, -30 * day))
    .execute()
}
