import type { CompanyUser, listCompanyUsers } from '@girassol/contract/company-users'
import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { CompanyRole } from '@girassol/domain/access'
import { toUserState, userSentences } from '@girassol/domain/administration'
import {
  type CompanyAccess,
  canAddCompanyUser,
  canChangeCompanyUser,
  companyUserRefusals,
  invitationRefusals,
} from '@girassol/domain/company-users'
import { reaisFrom, toPermission } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'
import { otherCompanyAdmins } from '../../records/lock-who-can-log-in.ts'
import { usedCentsOf } from '../order-record/approvals/purchase-terms.ts'
import { type CompanyAt, usedPlacesOf } from './invitations/invitation-queries.ts'

/** The company whose users are read, and the user who reads them. */
export type CompanyReader = CompanyAt & { readonly readerId: number; readonly showsPrices: boolean }

const worksFor = sql<number>`coalesce(app_user.seller_id, app_user.owner_id)`

/** Users of the company who have a role in it; a member of staff who once had one is none of them. */
const usersOf = (tx: Tx, sellerId: number) =>
  tx.selectFrom('app_user').where(worksFor, '=', sellerId).where('company_role', 'is not', null)

const withEntry = (tx: Tx, company: CompanyAt) =>
  usersOf(tx, company.sellerId)
    .select(['id', 'name', 'email', 'roles', 'active', 'can_view_product_prices', 'version', 'company_role'])
    .select(['order_limit_cents', 'month_limit_cents'])
    .select([
      sql<boolean>`password_hash is not null`.as('has_password'),
      sql<string | null>`(select max(f.created_at) from session_family f where f.user_id = app_user.id)`.as(
        'last_seen',
      ),
      otherCompanyAdmins.as('other_admins'),
      usedPlacesOf(company).as('used_places'),
      sql<number | null>`case when month_limit_cents is not null
        then ${usedCentsOf(sql.ref<number>('app_user.id'), { now: company.now, monthOf: company.now })} end`.as(
        'month_used_cents',
      ),
    ])
    .$narrowType<{ company_role: CompanyRole }>()

type Row = Awaited<ReturnType<ReturnType<typeof withEntry>['executeTakeFirstOrThrow']>>

const refused = (reason: string) => ({ allowed: false, reason }) as const

const actionsOn = (row: Row, before: CompanyAccess, readerId: number): CompanyUser['actions'] => {
  const judge = (change: Partial<CompanyAccess>) =>
    toPermission(
      canChangeCompanyUser({
        before,
        after: { ...before, ...change },
        isSelf: row.id === readerId,
        otherAdmins: row.other_admins,
      }),
      companyUserRefusals,
    )
  return {
    // Any role below ADMIN is refused alike.
    changeRole: judge({ companyRole: 'VIEWER' }),
    deactivate: row.active ? judge({ isActive: false }) : refused(userSentences.alreadyInactive),
    reactivate: row.active
      ? refused(userSentences.alreadyActive)
      : toPermission(canAddCompanyUser({ usedPlaces: row.used_places }), invitationRefusals),
  }
}

const toReais = (cents: number | null): number | null => (cents === null ? null : reaisFrom(cents))

const toCompanyUser = (row: Row, { readerId, showsPrices }: CompanyReader): CompanyUser => {
  const { company_role: companyRole } = row
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    roles: row.roles,
    companyRole,
    state: toUserState({ isActive: row.active, hasPassword: row.has_password }),
    lastSeenAt: row.last_seen,
    canViewProductPrices: row.can_view_product_prices,
    orderLimit: toReais(row.order_limit_cents),
    monthLimit: toReais(row.month_limit_cents),
    monthUsed: showsPrices ? toReais(row.month_used_cents) : null,
    version: row.version,
    actions: actionsOn(row, { companyRole, isActive: row.active }, readerId),
  }
}

/** COMP-003: a page of the users of a company by name. */
export const findCompanyUsers = async (
  tx: Tx,
  reader: CompanyReader,
  query: InputFor<typeof listCompanyUsers>['query'],
): Promise<ResponseFor<typeof listCompanyUsers>> => {
  const rows = await withEntry(tx, reader)
    .orderBy(sql`plain(app_user.name)`)
    .orderBy('app_user.id')
    .limit(query.take)
    .offset((query.skip - 1) * query.take)
    .execute()
  const count = async () => {
    const { total } = await tx
      .selectFrom(usersOf(tx, reader.sellerId).select('app_user.id').limit(countLimit).as('some'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  return toPage(
    rows.map((row) => toCompanyUser(row, reader)),
    query,
    count,
  )
}

/** A user of the company, with what the reader may change; undefined for a user of another one. */
export const findCompanyUser = async (tx: Tx, reader: CompanyReader, id: number): Promise<CompanyUser | undefined> => {
  const row = await withEntry(tx, reader).where('app_user.id', '=', id).executeTakeFirst()
  return row && toCompanyUser(row, reader)
}
