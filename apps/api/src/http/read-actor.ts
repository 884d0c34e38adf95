import { type CompanyRole, can, isIntegratorType, type Role, toDataScope } from '@girassol/domain/access'
import { needsSecondFactor } from '@girassol/domain/session'
import { sql } from 'kysely'
import type { Actor, ActorSeller } from './actor.ts'
import type { Tx } from './context.ts'

export type ActorRow = {
  readonly id: number
  readonly name: string
  readonly roles: Role[]
  readonly company_role: CompanyRole | null
  readonly can_view_product_prices: boolean
  readonly can_view_margin_liquid: boolean
  readonly own: ActorSeller | null
  readonly own_approved: boolean | null
  readonly selected: ActorSeller | null
  readonly has_factor: boolean
  readonly required_roles: Role[]
}

/** SQL: the columns of an active user `u` with the own or owner's seller, and the one that staff selected (C-04). */
export const selectActor = (sellerCode: string | null) => sql<ActorRow>`
  select u.id, u.name, u.roles, u.company_role, u.can_view_product_prices, u.can_view_margin_liquid,
    case when o.id is null then null else json_build_object('id', o.id, 'erpCode', o.erp_code, 'erpState', o.erp_state) end as own,
    o.status = 'APPROVED' as own_approved,
    case when s.id is null then null else json_build_object('id', s.id, 'erpCode', s.erp_code, 'erpState', s.erp_state) end as selected,
    exists (select from second_factor where user_id = u.id) as has_factor,
    array(select role from second_factor_role) as required_roles
  from app_user u
  left join seller o on o.id = coalesce(u.seller_id, u.owner_id)
  left join seller s on s.erp_code = ${sellerCode} and s.status = 'APPROVED'`

/** Whether the user is one of an integrator whose registration is not approved (C-09). */
export const isOfUnapproved = ({ roles, own_approved }: ActorRow): boolean =>
  isIntegratorType(roles) && own_approved !== true

export const toActor = (row: ActorRow, familyId: string): Actor => ({
  userId: row.id,
  familyId,
  name: row.name,
  roles: row.roles,
  companyRole: row.company_role,
  scope: toDataScope({ roles: row.roles, sellerId: row.own?.id ?? null }),
  seller: isIntegratorType(row.roles) ? row.own : can(row.roles, 'requester.select') ? row.selected : null,
  needsSecondFactor: needsSecondFactor({ roles: row.roles, hasFactor: row.has_factor }, row.required_roles),
  canViewProductPrices: row.can_view_product_prices,
  canViewMarginLiquid: row.can_view_margin_liquid,
})

/**
 * The user as a caller without a session, for what is made or read in their name later; null for one who could not sign
 * in now. Staff have selected no integrator.
 */
export const findActorOfUser = async (tx: Tx, userId: number): Promise<Actor | null> => {
  const { rows } = await sql<ActorRow>`${selectActor(null)} where u.id = ${userId} and u.active`.execute(tx)
  const [row] = rows
  return row === undefined || isOfUnapproved(row) ? null : toActor(row, '')
}
