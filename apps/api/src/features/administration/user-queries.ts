import type { listUsers, UserRow, UserView } from '@girassol/contract/administration'
import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { type AuditedFields, toUserState, userRefusals, userSentences } from '@girassol/domain/administration'
import { secondFactorSentences } from '@girassol/domain/session'
import { sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'
import { toPendingEmail, withWaitingEmail } from '../session/email-change/email-change-queries.ts'
import { hasFactor } from '../session/second-factor/second-factor-queries.ts'

type Query = InputFor<typeof listUsers>['query']

const worksFor = sql<number>`coalesce(app_user.seller_id, app_user.owner_id)`

const inState = {
  ACTIVE: sql<boolean>`app_user.active and app_user.password_hash is not null`,
  INVITED: sql<boolean>`app_user.active and app_user.password_hash is null`,
  INACTIVE: sql<boolean>`not app_user.active`,
} as const

const matching = (tx: Tx, { term, role, state, sellerId }: Query) =>
  tx
    .selectFrom('app_user')
    .where((eb) => matchesTerm(eb.ref('app_user.search'), term))
    .$if(role !== undefined, (query) => query.where(sql<boolean>`${role} = any(app_user.roles)`))
    .$if(state !== undefined, (query) => query.where(inState[state ?? 'ACTIVE']))
    .$if(sellerId !== undefined, (query) => query.where(worksFor, '=', sellerId ?? 0))

const countUsers = async (tx: Tx, query: Query): Promise<number> => {
  const { total } = await tx
    .selectFrom(matching(tx, query).select('app_user.id').limit(countLimit).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const withSeller = (tx: Tx) =>
  withWaitingEmail(tx)
    .leftJoin('seller', (join) => join.on('seller.id', '=', worksFor))
    .selectAll('app_user')
    .select(hasFactor.as('has_factor'))
    .select(['seller.id as works_for', 'seller.fancy_name as seller_name', 'seller.erp_code as seller_code'])
    .select(
      sql<string | null>`(select max(f.created_at) from session_family f where f.user_id = app_user.id)`.as(
        'last_seen',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof withSeller>['executeTakeFirstOrThrow']>>

const toUserRow = (row: Row): UserRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  roles: row.roles,
  seller:
    row.works_for === null ? null : { id: row.works_for, name: row.seller_name ?? '', erpCode: row.seller_code ?? '' },
  state: toUserState({ isActive: row.active, hasPassword: row.password_hash !== null }),
  lastSeenAt: row.last_seen,
})

const refused = (reason: string) => ({ allowed: false, reason }) as const
const allowed = { allowed: true } as const

const actionsOn = (row: Row, readerId: number): UserView['actions'] => ({
  deactivate:
    row.id === readerId
      ? refused(userRefusals.ownAccess)
      : row.active
        ? allowed
        : refused(userSentences.alreadyInactive),
  reactivate: row.active ? refused(userSentences.alreadyActive) : allowed,
  sendLink: row.active ? allowed : refused(userSentences.noLinkWhileInactive),
  resetSecondFactor: row.has_factor ? allowed : refused(secondFactorSentences.noFactor),
})

const toUserView = (row: Row, readerId: number): UserView => ({
  ...toUserRow(row),
  canViewProductPrices: row.can_view_product_prices,
  canViewMarginLiquid: row.can_view_margin_liquid,
  getsEmails: row.notification_methods.includes('EMAIL'),
  pendingEmail: toPendingEmail(row),
  version: row.version,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
  actions: actionsOn(row, readerId),
})

/** C-140: a page of users by name. */
export const findUsers = async (tx: Tx, query: Query): Promise<ResponseFor<typeof listUsers>> => {
  const found = await withSeller(tx)
    .where('app_user.id', 'in', (eb) =>
      eb
        .selectFrom(
          matching(tx, query)
            .select('app_user.id')
            .orderBy(sql`plain(app_user.name)`)
            .orderBy('app_user.id')
            .limit(query.take)
            .offset((query.skip - 1) * query.take)
            .as('wanted'),
        )
        .select('wanted.id'),
    )
    .orderBy(sql`plain(app_user.name)`)
    .orderBy('app_user.id')
    .execute()
  return toPage(found.map(toUserRow), query, () => countUsers(tx, query))
}

/** A user with the actions that this reader may take; undefined if there is none. */
export const findUserView = async (tx: Tx, id: number, readerId: number): Promise<UserView | undefined> => {
  const row = await withSeller(tx).where('app_user.id', '=', id).executeTakeFirst()
  return row && toUserView(row, readerId)
}

/** The users with one of these e-mails, given in lower case. */
export const findUsersByEmail = async (tx: Tx, emails: readonly string[], readerId: number): Promise<UserView[]> => {
  if (emails.length === 0) return []
  const rows = await withSeller(tx)
    .where(sql<boolean>`lower(app_user.email) = any(${[...emails]})`)
    .execute()
  return rows.map((row) => toUserView(row, readerId))
}

type After = { readonly id: number; readonly take: number; readonly readerId: number }

/** The next users by number, for the export of all users. */
export const findUsersAfter = async (tx: Tx, { id, take, readerId }: After): Promise<UserView[]> => {
  const rows = await withSeller(tx).where('app_user.id', '>', id).orderBy('app_user.id').limit(take).execute()
  return rows.map((row) => toUserView(row, readerId))
}

/** All users who work for a seller, by name. */
export const listUsersOfSeller = async (tx: Tx, sellerId: number) => {
  const rows = await withSeller(tx).where(worksFor, '=', sellerId).orderBy(sql`plain(app_user.name)`).execute()
  return rows.map(toUserRow).map(({ id, name, email, roles, state }) => ({ id, name, email, roles, state }))
}

/** A user as the audit log compares it. */
export const auditedUser = (user: UserView): AuditedFields => ({
  name: user.name,
  email: user.email,
  roles: user.roles,
  seller: user.seller && `${user.seller.erpCode} · ${user.seller.name}`,
  isActive: user.state !== 'INACTIVE',
  canViewProductPrices: user.canViewProductPrices,
  canViewMarginLiquid: user.canViewMarginLiquid,
  notificationMethods: user.getsEmails ? ['EMAIL'] : [],
  ...(user.pendingEmail && { pendingEmail: user.pendingEmail.address }),
})
