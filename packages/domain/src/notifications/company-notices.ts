import type { CompanyRole } from '../access/company-roles.ts'
import { type CompanyAccess, companyRoleLabels } from '../company-users/company-user-rules.ts'
import type { NotificationIcon, NotificationType } from './notification.ts'

/** A notification about the access of a user, for users of the same company (COMP-020). */
export type CompanyNotice = {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly icon: NotificationIcon
  /** The screen of what it is about, where that is no order or budget. */
  readonly path?: string
}

type AccessChange = {
  readonly name: string
  readonly author: string
  readonly before: CompanyAccess
  readonly after: CompanyAccess
}

/** COMP-020: the new role and state of a user; null when neither changed. */
export const companyAccessChanged = ({ name, author, before, after }: AccessChange): CompanyNotice | null => {
  const changes = [
    ...(before.companyRole === after.companyRole ? [] : [`o papel agora é ${companyRoleLabels[after.companyRole]}`]),
    ...(before.isActive === after.isActive
      ? []
      : [after.isActive ? 'o acesso foi reativado' : 'o acesso foi desativado']),
  ]
  if (changes.length === 0) return null
  return {
    type: 'SELLER_REGISTER',
    title: `Acesso de ${name} alterado`,
    message: `Por ${author}: ${changes.join(' e ')}.`,
    icon: 'INFO',
  }
}

/** COMP-020: an invited person became a user of the company. */
export const companyUserJoined = (user: {
  readonly name: string
  readonly companyRole: CompanyRole
}): CompanyNotice => ({
  type: 'SELLER_REGISTER',
  title: `${user.name} aceitou o convite`,
  message: `O papel na empresa é ${companyRoleLabels[user.companyRole]}.`,
  icon: 'INFO',
})
