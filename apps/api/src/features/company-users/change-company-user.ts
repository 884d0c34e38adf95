import type * as contract from '@girassol/contract/company-users'
import type { CompanyUser, CompanyUserChange } from '@girassol/contract/company-users'
import type { SecurityEventKind } from '@girassol/domain/administration'
import {
  canAddCompanyUser,
  canChangeCompanyUser,
  canShowPrices,
  companyUserNotFound,
  companyUserRefusals,
  invitationRefusals,
  showPricesRefusals,
} from '@girassol/domain/company-users'
import { companyAccessChanged } from '@girassol/domain/notifications'
import type { Handler, Tx, WriteContext } from '../../http/context.ts'
import { forbidden, orNotFound, orRefuse } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { changedMeanwhile } from '../../records/changed-meanwhile.ts'
import { lockSeller } from '../../records/lock-seller.ts'
import { lockCompanyAdmins } from '../../records/lock-who-can-log-in.ts'
import { recordChange } from '../../records/record-change.ts'
import { notifyCompany } from '../notifications/notify-company.ts'
import { endAccess } from '../session/invite-to-password.ts'
import { findCompanyUser } from './company-user-queries.ts'
import { updateCompanyUser } from './company-user-store.ts'
import { type CompanyAt, countUsedPlaces } from './invitations/invitation-queries.ts'

const accessOf = ({ companyRole, state, canViewProductPrices, orderLimit, monthLimit }: CompanyUser) => ({
  companyRole,
  isActive: state !== 'INACTIVE',
  canViewProductPrices,
  orderLimit,
  monthLimit,
})
type Access = ReturnType<typeof accessOf>

const applyChange = (before: Access, change: CompanyUserChange): Access => ({
  companyRole: change.companyRole ?? before.companyRole,
  isActive: change.isActive ?? before.isActive,
  canViewProductPrices: change.canViewProductPrices ?? before.canViewProductPrices,
  orderLimit: change.orderLimit === undefined ? before.orderLimit : change.orderLimit,
  monthLimit: change.monthLimit === undefined ? before.monthLimit : change.monthLimit,
})

const eventKinds = {
  companyRole: 'roles-changed',
  isActive: 'state-changed',
  canViewProductPrices: 'flags-changed',
} as const satisfies Partial<Record<keyof Access, SecurityEventKind>>

type Change = { readonly user: CompanyUser; readonly before: Access; readonly after: Access }

const findAction = ({ before, after }: Change) =>
  before.isActive === after.isActive ? 'change' : after.isActive ? 'reactivate' : 'deactivate'

const recordAccess = async ({ tx, now, actor, origin }: WriteContext, change: Change): Promise<void> => {
  const { user, before, after } = change
  const subject = { kind: 'user', id: user.id, name: user.name } as const
  await recordChange(tx, { now, author: actor, action: findAction(change), subject, before, after })
  for (const field of ['companyRole', 'isActive', 'canViewProductPrices'] as const) {
    if (before[field] === after[field]) continue
    const kind = eventKinds[field]
    await recordSecurityEvent(tx, { now, kind, origin, userId: actor.userId, subjectUserId: user.id })
  }
}

const notifyOfAccess = async (context: WriteContext, sellerId: number, { user, before, after }: Change) => {
  const notice = companyAccessChanged({ name: user.name, author: context.actor.name, before, after })
  const addressees = { sellerId, userId: user.id, except: context.actor.userId }
  if (notice !== null) await notifyCompany(context, addressees, notice)
}

const refuseFullCompany = async (tx: Tx, company: CompanyAt): Promise<void> =>
  orRefuse(canAddCompanyUser({ usedPlaces: await countUsedPlaces(tx, company) }), invitationRefusals)

const refuseToShowPrices = ({ actor }: Pick<WriteContext, 'actor'>, before: Access, after: Access): void => {
  const prices = { before: before.canViewProductPrices, after: after.canViewProductPrices }
  const decision = canShowPrices({ ...prices, adminSeesPrices: actor.canViewProductPrices })
  orRefuse(decision, showPricesRefusals, { status: 403 })
}

/**
 * COMP-006, COMP-007, COMP-008, COMP-009: changes role, prices, limits or state of a user of the caller's company. 404 for a
 * user of another one; 403 for a caller who stopped being ADMIN meanwhile, and for one who shows prices that he does not
 * see himself; 409 for a user who would be the 31st active
 * one (COMP-004).
 */
export const changeCompanyUser: Handler<typeof contract.changeCompanyUser> = async (
  context,
  { params: { id }, body },
) => {
  const { tx, now, actor } = context
  const { id: sellerId } = requireSeller(actor)
  const reader = { sellerId, readerId: actor.userId, now, showsPrices: actor.canViewProductPrices }
  await lockSeller(tx, sellerId)
  const admins = await lockCompanyAdmins(tx, sellerId)
  const user = orNotFound(await findCompanyUser(tx, reader, id), companyUserNotFound)
  const before = accessOf(user)
  const after = applyChange(before, body)
  const otherAdmins = admins.filter((each) => each !== id).length
  orRefuse(canChangeCompanyUser({ before, after, isSelf: id === actor.userId, otherAdmins }), companyUserRefusals)
  if (!admins.includes(actor.userId)) throw forbidden()
  refuseToShowPrices(context, before, after)
  if (!before.isActive && after.isActive) await refuseFullCompany(tx, { sellerId, now })
  if (!(await updateCompanyUser(tx, { id, version: body.version }, { now, by: actor.name, user: after }))) {
    throw changedMeanwhile('este usuário', { updatedAt: null, updatedBy: null })
  }
  const change = { user, before, after }
  await recordAccess(context, change)
  await notifyOfAccess(context, sellerId, change)
  if (before.isActive && !after.isActive) await endAccess(tx, id, now)
  return orNotFound(await findCompanyUser(tx, reader, id), companyUserNotFound)
}
