import type { listUsers, UserRow, UserView } from '@girassol/contract/administration'
import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { type AuditedFields, toUserState, userRefusals, userSentences } from '@girassol/domain/administration'
import { canChangeCompanyUser, companyUserRefusals } from '@girassol/domain/company-users'
import { secondFactorSentences } from '@girassol/domain/session'
import { toPermission } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'
import { otherCompanyAdmins } from '../../records/lock-who-can-log-in.ts'
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

const withAdmins = (tx: Tx) => withSeller(tx).select(otherCompanyAdmins.as('other_admins'))

type Row = Awaited<ReturnType<ReturnType<typeof withSeller>['executeTakeFirstOrThrow']>>
type DetailRow = Awaited<ReturnType<ReturnType<typeof withAdmins>['executeTakeFirstOrThrow']>>

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

/** The last ADMIN of a company stays, also for staff (COMP-006). */
const judgeLosingCompanyAdmin = ({ active, works_for, password_hash, company_role, other_admins }: DetailRow) => {
  if (!active || works_for === null || company_role === null || password_hash === null) return allowed
  const before = { companyRole: company_role, isActive: true }
  const change = { before, after: { ...before, isActive: false }, isSelf: false, otherAdmins: other_admins }
  return toPermission(canChangeCompanyUser(change), companyUserRefusals)
}

const judgeDeactivation = (row: DetailRow, readerId: number) => {
  if (row.id === readerId) return refused(userRefusals.ownAccess)
  if (!row.active) return refused(userSentences.alreadyInactive)
  return judgeLosingCompanyAdmin(row)
}

const actionsOn = (row: DetailRow, readerId: number): UserView['actions'] => ({
  deactivate: judgeDeactivation(row, readerId),
  reactivate: row.active ? refused(userSentences.alreadyActive) : allowed,
  leaveCompany: judgeLosingCompanyAdmin(row),
  sendLink: row.active ? allowed : refused(userSentences.noLinkWhileInactive),
  resetSecondFactor: row.has_factor ? allowed : refused(secondFactorSentences.noFactor),
})

const toUserView = (row: DetailRow, readerId: number): UserView => ({
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
  const row = await withAdmins(tx).where('app_user.id', '=', id).executeTakeFirst()
  return row && toUserView(row, readerId)
}

/** The users with one of these e-mails, given in lower case. */
export const findUsersByEmail = async (tx: Tx, emails: readonly string[], readerId: number): Promise<UserView[]> => {
  if (emails.length === 0) return []
  const rows = await withAdmins(tx)
    .where(sql<boolean>`lower(app_user.email) = any(${[...emails]})`)
    .execute()
  return rows.map((row) => toUserView(row, readerId))
}

type After = { readonly id: number; readonly take: number; readonly readerId: number }

/** The next users by number, for the export of all users. */
export const findUsersAfter = async (tx: Tx, { id, take, readerId }: After): Promise<UserView[]> => {
  const rows = await withAdmins(tx).where('app_user.id', '>', id).orderBy('app_user.id').limit(take).execute()
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
