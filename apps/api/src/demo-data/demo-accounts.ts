import { type Role, roleLabels, roles } from '@girassol/domain/access'
import type { Demonstration } from '../http/demonstration.ts'

export const demoPassword = 'Girassol@2026'

export type DemoAccount = {
  readonly email: string
  readonly label: string
  readonly name: string
  readonly role: Role
  /** ERP code of the account's seller; null for staff. */
  readonly sellerCode: string | null
  readonly canViewProductPrices: boolean
  readonly canViewMarginLiquid: boolean
}

/** Sellers of the demonstration that accounts belong to. */
export const demoSellerCodes = { approved: 'INT001', second: 'INT002', newcomer: 'INT006', pending: 'INT013' } as const

const names: Record<Role, string> = {
  ADMINISTRATOR: 'Alice Andrade',
  POINTS_ADMINISTRATOR: 'Paulo Prado',
  INTEGRATOR: 'Marina Alves',
  COMMERCIAL: 'Renato Torres',
  FINANCIAL: 'Fernanda Lima',
  LOGISTICS: 'Lucas Gomes',
  COMMERCIAL_SUPERVISOR: 'Sofia Ramos',
  CUSTOMER_SUCCESS: 'Caio Siqueira',
  MANAGER: 'Mateus Moura',
  CONTRIBUTOR: 'Clara Nunes Dias',
  SHIPPING_COMPANY: 'Transportes Aurora',
  PRODUCTION: 'Pedro Duarte',
  REGISTRATION: 'Rita Cardoso',
  PURCHASE: 'Bruno Pires',
  MARKETING: 'Marta Kuhn',
}

const toAccount = (role: Role): DemoAccount => ({
  email: `${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`,
  label: roleLabels[role],
  name: names[role],
  role,
  sellerCode: role === 'INTEGRATOR' || role === 'MANAGER' || role === 'CONTRIBUTOR' ? demoSellerCodes.approved : null,
  canViewProductPrices: role !== 'CONTRIBUTOR' && role !== 'SHIPPING_COMPANY',
  canViewMarginLiquid: role === 'ADMINISTRATOR' || role === 'COMMERCIAL_SUPERVISOR',
})

const integrator = toAccount('INTEGRATOR')

/**
 * One account for each role, a second integrator in another state, one who has not answered the onboarding yet, and one
 * whose seller is not approved.
 */
export const demoAccounts: readonly DemoAccount[] = [
  ...roles.map(toAccount),
  {
    ...integrator,
    email: 'integrator2@girassol.demo',
    label: 'Integrador, outra empresa (RS)',
    name: 'Joana Wagner',
    sellerCode: demoSellerCodes.second,
  },
  {
    ...integrator,
    email: 'newcomer@girassol.demo',
    label: 'Integrador, primeira entrada',
    name: 'Iara Melo',
    sellerCode: demoSellerCodes.newcomer,
  },
  {
    ...integrator,
    email: 'pending@girassol.demo',
    label: 'Integrador não aprovado',
    name: 'Diego Rocha',
    sellerCode: demoSellerCodes.pending,
  },
]

/** What the sign-in page of the demonstration offers: its accounts and their one password. */
export const demonstration: Demonstration = {
  accounts: demoAccounts.map(({ email, label }) => ({ email, label })),
  password: demoPassword,
}
