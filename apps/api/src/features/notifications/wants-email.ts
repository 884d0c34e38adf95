import type { NotificationMethod } from '@girassol/domain/profile'
import { sql } from 'kysely'

/** Whether the user chose copies by e-mail (PROF-016). */
export const wantsEmail = sql<boolean>`${'EMAIL' satisfies NotificationMethod} = any(app_user.notification_methods)`
