import type { CompanyRole } from '../access/company-roles.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** A company role in the words of the screens (C-195). */
export const companyRoleLabels = {
  ADMIN: 'Administrador da empresa',
  APPROVER: 'Aprovador',
  BUYER: 'Comprador',
  VIEWER: 'Consulta',
} as const satisfies Record<CompanyRole, string>

/** What a user of a company may do in it, and whether he can enter at all. */
export type CompanyAccess = { readonly companyRole: CompanyRole; readonly isActive: boolean }

type Change = {
  readonly before: CompanyAccess
  readonly after: CompanyAccess
  /** Whether users change their own record. */
  readonly isSelf: boolean
  /** Other ADMINs of the company who can sign in. */
  readonly otherAdmins: number
}

const isActiveAdmin = ({ companyRole, isActive }: CompanyAccess): boolean => companyRole === 'ADMIN' && isActive

/** A company always has an ADMIN who can sign in, and users cannot lock themselves out (COMP-006). */
export const canChangeCompanyUser = ({ before, after, isSelf, otherAdmins }: Change) =>
  firstRefusal(
    [isActiveAdmin(before) && !isActiveAdmin(after) && otherAdmins === 0, 'lastCompanyAdmin'],
    [isSelf && before.isActive && !after.isActive, 'ownCompanyAccess'],
  )

type PriceChange = {
  readonly before: boolean
  readonly after: boolean
  /** Whether the ADMIN who changes the user sees prices himself. */
  readonly adminSeesPrices: boolean
}

/** COMP-008: an ADMIN from whom the distributor hides prices shows them to no user, himself included. */
export const canShowPrices = ({ before, after, adminSeesPrices }: PriceChange) =>
  firstRefusal([after && !before && !adminSeesPrices, 'pricesHidden'])

export const showPricesRefusals = {
  pricesHidden: 'Você não vê preços: peça à distribuidora que os libere.',
} as const satisfies Record<RuleRefusal<typeof canShowPrices>, string>

export const companyUserRefusals = {
  lastCompanyAdmin: 'A empresa precisa de ao menos um administrador ativo.',
  ownCompanyAccess: 'Você não pode desativar o seu próprio acesso.',
} as const satisfies Record<RuleRefusal<typeof canChangeCompanyUser>, string>

export const companyUserNotFound = 'Usuário não encontrado.'
