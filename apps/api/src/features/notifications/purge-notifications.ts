import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { deleteOlderThan } from './notifications-store.ts'

/** How long a notification is stored, read or not (docs/decisions/012). */
const retentionDays = 90

/** Deletes notifications that are older than that. */
export const purgeNotifications = (tx: Tx, now: string): Promise<void> =>
  deleteOlderThan(tx, plusHours(now, -retentionDays * 24))
