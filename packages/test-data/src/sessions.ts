import type { SessionView } from '@girassol/contract/session'
import type { OpenSession } from '@girassol/contract/session/open-session'
import { type CompanyRole, integratorTypeRoles, type Role } from '@girassol/domain/access'
import { anOwnSeller, aRegisteredSeller } from './sellers.ts'

const seller = {
  name: 'Sol do Cerrado Energia Ltda',
  fancyName: 'Sol do Cerrado Energia',
  erpState: 'SP',
  erpCityName: 'São Paulo',
} as const

const startingCompanyRoles: Partial<Record<Role, CompanyRole>> = {
  INTEGRATOR: 'ADMIN',
  MANAGER: 'APPROVER',
  CONTRIBUTOR: 'BUYER',
}

/** Someone logged in with one role; integrator-type users belong to the seller INT001. */
export const aSession = (role: Role, rest: Partial<SessionView> = {}): SessionView => {
  const isBound = (integratorTypeRoles as readonly Role[]).includes(role)
  return {
    id: 7,
    name: 'Marina Alves',
    email: 'marina@girassol.demo',
    pendingEmail: null,
    roles: [{ reference: role }],
    companyRole: startingCompanyRoles[role] ?? null,
    avatar: null,
    notificationMethods: ['APPLICATION'],
    canViewProductPrices: true,
    canViewMarginLiquid: false,
    orderColumns: null,
    simulatedSystems: [],
    seller: role === 'INTEGRATOR' ? anOwnSeller(seller) : null,
    owner: isBound && role !== 'INTEGRATOR' ? aRegisteredSeller(seller) : null,
    ...rest,
  }
}

/** A session that is in use, with Chrome on a computer. */
export const anOpenSession = (rest: Partial<OpenSession> = {}): OpenSession => ({
  id: '0b9c9bd5-3a49-4a3e-9a0b-0d3b8f1c7a01',
  device: 'Computador com Windows',
  browser: 'Chrome',
  address: '189.10.20.30',
  openedAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  isCurrent: false,
  ...rest,
})
