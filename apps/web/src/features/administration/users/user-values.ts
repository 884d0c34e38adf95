import type { UserFields, UserView } from '@girassol/contract/administration'
import { canHoldRoles, userRefusals, worksForSeller } from '@girassol/domain/administration'
import type { FieldProblem, useFormFields } from '../../../lib/use-form-fields.ts'
import type { LookupOption } from '../../../ui/lookup-select.tsx'

/** The form of a user while it is filled. */
export type UserValues = Omit<UserFields, 'sellerId'> & { readonly seller: LookupOption | null }

export type UserForm = ReturnType<typeof useFormFields<UserValues>>

export const emptyUser: UserValues = {
  name: '',
  email: '',
  roles: [],
  seller: null,
  canViewProductPrices: true,
  canViewMarginLiquid: false,
  getsEmails: true,
}

export const valuesOfUser = ({ name, email, roles, seller, ...user }: UserView): UserValues => ({
  name,
  email,
  roles,
  seller: seller && { value: String(seller.id), label: seller.name, note: seller.erpCode },
  canViewProductPrices: user.canViewProductPrices,
  canViewMarginLiquid: user.canViewMarginLiquid,
  getsEmails: user.getsEmails,
})

export const userLabels = {
  name: 'Nome',
  email: 'E-mail',
  roles: 'Papéis',
  seller: 'Integrador',
  canViewProductPrices: 'Vê os preços dos produtos',
  canViewMarginLiquid: 'Vê a margem líquida',
  getsEmails: 'Recebe os avisos também por e-mail',
} as const satisfies Record<keyof UserValues, string>

export const userFieldNames = Object.keys(userLabels) as readonly (keyof UserValues)[]

/** What is sent: a seller only for who works for one (AUTH-020). */
export const requestOfUser = ({ seller, ...values }: UserValues): UserFields => ({
  ...values,
  name: values.name.trim(),
  email: values.email.trim(),
  sellerId: seller !== null && worksForSeller(values.roles) ? Number(seller.value) : null,
})

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What keeps a user from being saved, in the order of the form; the server applies the same rules. */
export const problemsOfUser = (values: UserValues): readonly FieldProblem<keyof UserValues>[] => {
  const { name, email, roles, sellerId } = requestOfUser(values)
  const decision = canHoldRoles(roles, sellerId)
  const field = !decision.allowed && decision.refusal === 'rolesMissing' ? 'roles' : 'seller'
  return [
    ...(name === '' ? [{ field: 'name', message: 'Campo obrigatório' } as const] : []),
    ...(looksLikeEmail.test(email) ? [] : [{ field: 'email', message: 'E-mail inválido' } as const]),
    ...(decision.allowed ? [] : [{ field, message: userRefusals[decision.refusal] } as const]),
  ]
}
