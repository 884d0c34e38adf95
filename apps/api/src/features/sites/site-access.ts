import { can } from '@girassol/domain/access'
import { hideFromReaders, type Permission } from '@girassol/domain/shared'
import type { Actor } from '../../http/actor.ts'
import type { Context } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'

/** SITE-001, C-172: staff see nothing of proposals, and their figures are hidden from users who may not see prices. */
export const seesProposals = ({ scope, canViewProductPrices }: Actor): boolean =>
  scope.sees === 'seller' && canViewProductPrices

/** Whether menus leave out what writes (SITE-012). */
export const isReader = ({ roles }: Pick<Actor, 'roles'>): boolean => !can(roles, 'sites.use')

const readOnly = 'Só os usuários do integrador mudam as obras.'

/** The action of a rule, hidden from readers. */
export const toAction = (actor: Pick<Actor, 'roles'>, permission: Permission): Permission =>
  hideFromReaders(permission, !isReader(actor), readOnly)

/** Who reads sites, and when. */
export type SiteReader = Pick<Context, 'tx' | 'actor' | 'now'>

/** What the caller may see of figures. */
export const toFigureReader = (actor: Actor) => ({
  sellerId: requireSellerId(actor),
  seesPrices: actor.canViewProductPrices,
  seesProposals: seesProposals(actor),
})
