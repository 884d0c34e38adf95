/** The 15 roles; wire and database values (C-05, C-06). */
export const roles = [
  'ADMINISTRATOR',
  'POINTS_ADMINISTRATOR',
  'INTEGRATOR',
  'COMMERCIAL',
  'FINANCIAL',
  'LOGISTICS',
  'COMMERCIAL_SUPERVISOR',
  'CUSTOMER_SUCCESS',
  'MANAGER',
  'CONTRIBUTOR',
  'SHIPPING_COMPANY',
  'PRODUCTION',
  'REGISTRATION',
  'PURCHASE',
  'MARKETING',
] as const

export type Role = (typeof roles)[number]

export const roleLabels = {
  ADMINISTRATOR: 'Administrador',
  POINTS_ADMINISTRATOR: 'Administrador de pontos',
  INTEGRATOR: 'Integrador',
  COMMERCIAL: 'Comercial',
  FINANCIAL: 'Financeiro',
  LOGISTICS: 'Logística',
  COMMERCIAL_SUPERVISOR: 'Supervisor comercial',
  CUSTOMER_SUCCESS: 'Sucesso do cliente',
  MANAGER: 'Gerente',
  CONTRIBUTOR: 'Colaborador',
  SHIPPING_COMPANY: 'Transportadora',
  PRODUCTION: 'Produção',
  REGISTRATION: 'Cadastro',
  PURCHASE: 'Compras',
  MARKETING: 'Marketing',
} as const satisfies Record<Role, string>

/** Integrator, Manager, Contributor: limited to their own seller or owner (AUTH-018, C-08). */
export const integratorTypeRoles = ['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR'] as const satisfies readonly Role[]

/** Administrator, CommercialSupervisor, Commercial (C-13). */
export const commercialRoles = [
  'ADMINISTRATOR',
  'COMMERCIAL_SUPERVISOR',
  'COMMERCIAL',
] as const satisfies readonly Role[]

/**
 * The staff of the distributor. The list is explicit: a role that is added later sees nothing until it is listed here.
 */
export const internalRoles = [
  'ADMINISTRATOR',
  'POINTS_ADMINISTRATOR',
  'COMMERCIAL',
  'FINANCIAL',
  'LOGISTICS',
  'COMMERCIAL_SUPERVISOR',
  'CUSTOMER_SUCCESS',
  'PRODUCTION',
  'REGISTRATION',
  'PURCHASE',
  'MARKETING',
] as const satisfies readonly Role[]

/** The roles that may act for a seller of their choice (SEL-004). */
export const requesterRoles = [...commercialRoles, 'CUSTOMER_SUCCESS'] as const satisfies readonly Role[]

/** The store roles: commercial roles, CustomerSuccess and the integrator-type roles (C-12). */
export const storeRoles = [...requesterRoles, ...integratorTypeRoles] as const satisfies readonly Role[]
