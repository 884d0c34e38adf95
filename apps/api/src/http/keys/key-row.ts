import type { CompanyRole, Role } from '@girassol/domain/access'
import type { ApiScope } from '@girassol/domain/api-keys'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { ActorSeller } from '../actor.ts'

/**
 * SQL, decision 080: whether the user `u` who made the key `k` still may: he is active, and an ADMIN of the company of
 * the key, or an administrator for one of the house.
 */
export const keyMakerStays = sql<boolean>`(u.active and case when k.seller_id is null then 'ADMINISTRATOR' = any(u.roles)
  else coalesce(u.seller_id, u.owner_id) = k.seller_id and u.company_role = 'ADMIN' end)`

export type KeyRow = {
  readonly id: number
  readonly name: string
  readonly scopes: ApiScope[]
  readonly secret_hash: string
  readonly former_hash: string | null
  readonly former_until: string | null
  readonly ranges: string[]
  readonly expires_at: string | null
  readonly user_id: number
  readonly user_roles: Role[]
  readonly company_role: CompanyRole | null
  readonly sees_prices: boolean
  readonly maker_stays: boolean
  readonly is_house: boolean
  /** The company of the key; for one of the house the integrator that the call names (C-206). */
  readonly seller: ActorSeller | null
  readonly is_approved: boolean | null
}

/** The key with this public id that was not revoked; read for every call, so that nothing of it is stale. */
export const findKeyRow = async (
  db: Database,
  publicId: string,
  sellerCode: string | null,
): Promise<KeyRow | undefined> => {
  const { rows } = await sql<KeyRow>`
    select k.id, k.name, k.scopes, k.secret_hash, k.former_hash, k.former_until, k.ranges, k.expires_at,
      u.id as user_id, u.roles as user_roles, u.company_role, u.can_view_product_prices as sees_prices,
      ${keyMakerStays} as maker_stays, k.seller_id is null as is_house,
      case when s.id is null then null
        else json_build_object('id', s.id, 'erpCode', s.erp_code, 'erpState', s.erp_state) end as seller,
      s.status = 'APPROVED' as is_approved
    from api_key k
    join app_user u on u.id = k.made_by
    left join seller s on s.id = k.seller_id
      or k.seller_id is null and s.erp_code = ${sellerCode}::text and s.status = 'APPROVED'
    where k.public_id = ${publicId} and k.revoked_at is null`.execute(db)
  return rows[0]
}
