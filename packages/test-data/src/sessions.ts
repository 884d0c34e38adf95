import type { SessionView } from '@girassol/contract/session'
import { integratorTypeRoles, type Role } from '@girassol/domain/access'

const seller: NonNullable<SessionView['seller']> = {
  id: 1,
  name: 'Sol do Cerrado Energia Ltda',
  fancyName: 'Sol do Cerrado Energia',
  cnpj: '11222333000181',
  erpCode: 'INT001',
  erpState: 'SP',
  erpCityName: 'São Paulo',
  pointsEnabled: true,
  canDoTriangulation: true,
}

/** Someone logged in with one role; integrator-type users belong to the seller INT001. */
export const aSession = (role: Role, rest: Partial<SessionView> = {}): SessionView => {
  const isBound = (integratorTypeRoles as readonly Role[]).includes(role)
  return {
    id: 7,
    name: 'Marina Alves',
    email: 'marina@girassol.demo',
    roles: [{ reference: role }],
    avatar: null,
    notificationMethods: [],
    canViewProductPrices: true,
    canViewMarginLiquid: false,
    seller: role === 'INTEGRATOR' ? seller : null,
    owner: isBound && role !== 'INTEGRATOR' ? seller : null,
    ...rest,
  }
}
