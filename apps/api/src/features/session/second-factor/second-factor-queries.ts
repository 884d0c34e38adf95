import type { SecondFactor } from '@girassol/contract/session/second-factor'
import type { Role } from '@girassol/domain/access'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

/** The second factors of a user, the oldest first. */
export const findFactors = (tx: Tx, userId: number) =>
  tx.selectFrom('second_factor').selectAll().where('user_id', '=', userId).orderBy('id').execute()

export type Factor = Awaited<ReturnType<typeof findFactors>>[number]

/** A factor as its user sees it, without its secret. */
export const toSecondFactor = ({ id, kind, name, added_at, last_used_at }: Factor): SecondFactor => ({
  id,
  kind,
  name,
  addedAt: added_at,
  lastUsedAt: last_used_at,
})

/** How many recovery codes of a user were not used. */
export const countRecoveryCodes = async (tx: Tx, userId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** SEC-007: the roles whose users must have a second factor, in alphabetical order. */
export const findRequiredRoles = async (tx: Tx): Promise<Role[]> => {
  const rows = await tx.selectFrom('second_factor_role').select('role').orderBy('role').execute()
  return rows.map(({ role }) => role)
}

type Device = { readonly userId: number; readonly deviceId: string; readonly now: string }

/** Whether a user wished to be asked for no second factor on this known device, and the 30 days last. */
export const isRemembered = async (tx: Tx, { userId, deviceId, now }: Device): Promise<boolean> => {
  const found = await tx
    .selectFrom('remembered_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('remembered_until', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

const selectUser = (tx: Tx, userId: number) =>
  tx
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'password_hash', 'roles', 'seller_id', 'owner_id'])
    .where('id', '=', userId)
    .where('active', '=', true)

/** An active user whose second factor is proved or changed. */
export const findUser = (tx: Tx, userId: number) => selectUser(tx, userId).executeTakeFirst()

/** The same user, locked so that proofs and changes of the factors of one user run one after the other. */
export const lockUser = (tx: Tx, userId: number) => selectUser(tx, userId).forUpdate().executeTakeFirst()

/** Whether a user has a second factor, for a query that selects from `app_user`. */
export const hasFactor = sql<boolean>`exists (select from second_factor where user_id = app_user.id)`
