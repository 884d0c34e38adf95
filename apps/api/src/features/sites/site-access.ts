import { can } from '@girassol/domain/access'
import type { Actor } from '../../http/actor.ts'
import type { Context } from '../../http/context.ts'
import { requireSeller } from '../../http/require-seller.ts'

/** The seller whose sites the caller reads: the own one, or the one that staff selected (C-154). */
export const requireSiteSeller = (actor: Actor): number => requireSeller(actor).id

/** SITE-001, C-172: staff see nothing of proposals, and their figures are hidden from users who may not see prices. */
export const seesProposals = ({ scope, canViewProductPrices }: Actor): boolean =>
  scope.sees === 'seller' && canViewProductPrices

/** Whether menus leave out what writes (SITE-012). */
export const isReader = ({ roles }: Pick<Actor, 'roles'>): boolean => !can(roles, 'sites.use')

const readOnly = 'Só os usuários do integrador mudam as obras.'

type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string; readonly hidden?: true }

/** The action of a rule, hidden from readers. */
export const toAction = (actor: Pick<Actor, 'roles'>, permission: Permission): Permission =>
  isReader(actor) ? { allowed: false, reason: readOnly, hidden: true } : permission

/** Who reads sites, and when. */
export type SiteReader = Pick<Context, 'tx' | 'actor' | 'now'>

/** What the caller may see of figures. */
export const toFigureReader = (actor: Actor) => ({
  sellerId: requireSiteSeller(actor),
  seesPrices: actor.canViewProductPrices,
  seesProposals: seesProposals(actor),
})
