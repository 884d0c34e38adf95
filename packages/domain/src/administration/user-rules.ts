import { can } from '../access/can.ts'
import { integratorTypeRoles, type Role } from '../access/roles.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The user has no password yet, may sign in, or may not. */
export const userStates = ['INVITED', 'ACTIVE', 'INACTIVE'] as const
export type UserState = (typeof userStates)[number]

export const userStateLabels = {
  INVITED: 'Convidado',
  ACTIVE: 'Ativo',
  INACTIVE: 'Desativado',
} as const satisfies Record<UserState, string>

export const toUserState = (user: { readonly isActive: boolean; readonly hasPassword: boolean }): UserState => {
  if (!user.isActive) return 'INACTIVE'
  return user.hasPassword ? 'ACTIVE' : 'INVITED'
}

const isIntegratorRole = (role: Role): boolean => (integratorTypeRoles as readonly Role[]).includes(role)

/** Whether a user with these roles works for one seller (AUTH-018, AUTH-020). */
export const worksForSeller = (roles: readonly Role[]): boolean => roles.some(isIntegratorRole)

/** Every user needs a role; users with integrator-type roles need a seller, others have none (AUTH-020, C-08). */
export const canHaveRoles = (roles: readonly Role[], sellerId: number | null) =>
  firstRefusal(
    [roles.length === 0, 'rolesMissing'],
    [worksForSeller(roles) && sellerId === null, 'sellerMissing'],
    [!worksForSeller(roles) && sellerId !== null, 'sellerUnneeded'],
  )

/**
 * C-140: the administrator gives every role; a user who registers sellers gives only the roles of a seller's people.
 */
export const canGrantRoles = (own: readonly Role[], granted: readonly Role[]) =>
  firstRefusal([
    !granted.every((role) => can(own, isIntegratorRole(role) ? 'sellers.manage' : 'administration.use')),
    'rolesNotYours',
  ])

type Loss = {
  /** Whether users change their own record. */
  readonly isSelf: boolean
  readonly losesRole: boolean
  readonly losesAccess: boolean
  /** Administrators who could still sign in after the change. */
  readonly othersLeft: number
}

/** Users cannot lock themselves out, and the last administrator cannot be removed (C-140). */
export const canLoseAdministrator = ({ isSelf, losesRole, losesAccess, othersLeft }: Loss) =>
  firstRefusal(
    [isSelf && losesAccess, 'ownAccess'],
    [isSelf && losesRole, 'ownRole'],
    [(losesRole || losesAccess) && othersLeft === 0, 'lastAdministrator'],
  )

export const userRefusals = {
  rolesMissing: 'Escolha ao menos um papel.',
  sellerMissing: 'Integrador, gerente e colaborador trabalham para um integrador: escolha qual.',
  sellerUnneeded: 'Só integrador, gerente e colaborador trabalham para um integrador.',
  rolesNotYours: 'Você não pode conceder este papel.',
  ownAccess: 'Você não pode desativar o seu próprio acesso.',
  ownRole: 'Você não pode tirar o seu próprio papel de administrador.',
  lastAdministrator: 'O sistema precisa de ao menos um administrador que possa entrar.',
} as const satisfies Record<
  RuleRefusal<typeof canHaveRoles> | RuleRefusal<typeof canGrantRoles> | RuleRefusal<typeof canLoseAdministrator>,
  string
>

export const userSentences = {
  notFound: 'Usuário não encontrado.',
  emailTaken: 'Já existe um usuário com este e-mail.',
  alreadyInactive: 'Este usuário já está desativado.',
  alreadyActive: 'Este usuário já está ativo.',
  noLinkWhileInactive: 'Reative o usuário para enviar um link.',
} as const
