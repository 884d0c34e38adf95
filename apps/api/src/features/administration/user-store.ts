import type { UserFields } from '@girassol/contract/administration'
import type { NotificationMethod } from '@girassol/domain/profile'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { lockWhoCanLogIn } from '../../records/lock-who-can-log-in.ts'
import { nextVersion, type Saving, wasChanged } from '../../records/next-version.ts'

/** An integrator has a seller of their own; managers and contributors one they act for (AUTH-020). */
const toColumns = (fields: UserFields) => {
  const isOwn = fields.roles.includes('INTEGRATOR')
  return {
    name: fields.name,
    email: fields.email,
    roles: [...new Set(fields.roles)],
    seller_id: isOwn ? fields.sellerId : null,
    owner_id: isOwn ? null : fields.sellerId,
    can_view_product_prices: fields.canViewProductPrices,
    can_view_margin_liquid: fields.canViewMarginLiquid,
  }
}

/** Creates a user without a password; undefined if the e-mail already has a user. */
export const insertUser = async (tx: Tx, fields: UserFields, { now, by }: Saving): Promise<number | undefined> => {
  const row = await tx
    .insertInto('app_user')
    .values({
      ...toColumns(fields),
      notification_methods: fields.getsEmails ? ['EMAIL'] : [],
      created_at: now,
      updated_at: now,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Version = { readonly id: number; readonly version: number }

/** Writes over one version of a user; false when there is a newer one. */
export const updateUser = async (
  tx: Tx,
  { id, version }: Version,
  { fields, now, by }: Saving & { readonly fields: UserFields },
): Promise<boolean> => {
  const others = sql<NotificationMethod[]>`array_remove(notification_methods, 'EMAIL')`
  const changed = await tx
    .updateTable('app_user')
    .set({
      ...toColumns(fields),
      notification_methods: fields.getsEmails ? sql<NotificationMethod[]>`array_append(${others}, 'EMAIL')` : others,
      ...nextVersion({ now, by }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return wasChanged(changed)
}

/** Activates or deactivates a user; false if nothing changed. */
export const setUserActive = async (
  tx: Tx,
  { id, isActive }: { readonly id: number; readonly isActive: boolean },
  { now, by }: Saving,
): Promise<boolean> => {
  const changed = await tx
    .updateTable('app_user')
    .set({ active: isActive, ...nextVersion({ now, by }) })
    .where('id', '=', id)
    .where('active', '=', !isActive)
    .executeTakeFirstOrThrow()
  return wasChanged(changed)
}

/** The administrators who can log in, locked. */
export const lockAdministrators = (tx: Tx): Promise<readonly number[]> =>
  lockWhoCanLogIn(tx, sql`'ADMINISTRATOR' = any(roles)`)
