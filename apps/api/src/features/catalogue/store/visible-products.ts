import { can } from '@girassol/domain/access'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'

const internalKits = sql`
  select inside.kit_code from kit_item inside join product piece on piece.code = inside.product_code
  where piece.internal_only`

type Viewer = Pick<Actor, 'roles'>

const seesInternal = (actor: Viewer): boolean => can(actor.roles, 'catalogue.seeInternal')

/**
 * The rows of product `p` that this user may see: users of the integrator type see neither internal-only products nor
 * kits that contain one (STORE-024, C-38).
 */
export const visibleTo = (actor: Viewer): RawBuilder<boolean> =>
  seesInternal(actor) ? sql`true` : sql`not p.internal_only and p.code not in (${internalKits})`

/** The rows of product `p` that the store shows to this user. */
export const onSaleTo = (actor: Viewer): RawBuilder<boolean> => sql`p.active and p.online_store and ${visibleTo(actor)}`
