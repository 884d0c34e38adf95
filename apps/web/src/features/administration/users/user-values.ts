import type { UserFields, UserView } from '@girassol/contract/administration'
import { canHaveRoles, userRefusals, worksForSeller } from '@girassol/domain/administration'
import type { LookupOption } from '../../../ui/lookup-select.tsx'

/** The values of a user's form. */
export type UserValues = Omit<UserFields, 'sellerId'> & { readonly sellerId: LookupOption | null }

export const emptyUser: UserValues = {
  name: '',
  email: '',
  roles: [],
  sellerId: null,
  canViewProductPrices: true,
  canViewMarginLiquid: false,
  getsEmails: true,
}

export const toUserValues = ({ name, email, roles, seller, ...user }: UserView): UserValues => ({
  name,
  email,
  roles,
  sellerId: seller && { value: String(seller.id), label: seller.name, note: seller.erpCode },
  canViewProductPrices: user.canViewProductPrices,
  canViewMarginLiquid: user.canViewMarginLiquid,
  getsEmails: user.getsEmails,
})

export const userLabels = {
  name: 'Nome',
  email: 'E-mail',
  roles: 'Papéis',
  sellerId: 'Integrador',
  canViewProductPrices: 'Vê os preços dos produtos',
  canViewMarginLiquid: 'Vê a margem líquida',
  getsEmails: 'Recebe os avisos também por e-mail',
} as const satisfies Record<keyof UserValues, string>

/** A seller is sent only for a user who works for one (AUTH-020). */
export const toUserBody = ({ sellerId, ...values }: UserValues): UserFields => ({
  ...values,
  sellerId: sellerId !== null && worksForSeller(values.roles) ? Number(sellerId.value) : null,
})

/** Which roles can be combined, and which need a seller; the server applies the same rule. */
export const userRules = (values: UserValues) => {
  const { roles, sellerId } = toUserBody(values)
  const decision = canHaveRoles(roles, sellerId)
  if (decision.allowed) return {}
  return { [decision.refusal === 'rolesMissing' ? 'roles' : 'sellerId']: userRefusals[decision.refusal] }
}

/** The last ADMIN of a company stays in it: why another company, or roles without one, cannot be chosen (COMP-006). */
export const leavingRules = (values: UserValues, user: UserView | undefined) => {
  if (user === undefined || user.actions.leaveCompany.allowed) return {}
  const { sellerId } = toUserBody(values)
  if (sellerId === user.seller?.id) return {}
  return { [sellerId === null && values.sellerId !== null ? 'roles' : 'sellerId']: user.actions.leaveCompany.reason }
}
