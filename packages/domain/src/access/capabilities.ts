import {
  commercialRoles,
  integratorTypeRoles,
  internalRoles,
  type Role,
  requesterRoles,
  roles,
  storeRoles,
} from './roles.ts'

const everyRole: readonly Role[] = roles
const orderReaders: readonly Role[] = [...integratorTypeRoles, ...internalRoles]

/** Roles × capabilities of the permission table, one line each; a user with several roles has the union (C-07). */
export const capabilities = {
  'home.view': everyRole,
  'store.use': storeRoles,
  'budgets.use': storeRoles,
  'orders.menu': [...storeRoles, 'FINANCIAL'],
  'orders.read': orderReaders,
  'orders.filterBySeller': [...requesterRoles, 'FINANCIAL'],
  'orders.readLogs': internalRoles,
  'orders.removeItem': commercialRoles,
  'requester.select': requesterRoles,
  'sellers.list': [...requesterRoles, 'FINANCIAL', 'POINTS_ADMINISTRATOR'],
  'sellers.readOwn': integratorTypeRoles,
  'catalogue.lookups': [...storeRoles, 'FINANCIAL'],
  'catalogue.seeInternal': internalRoles,
  'catalogue.seeStock': [...commercialRoles, 'PURCHASE'],
  'wishlist.use': [...requesterRoles, 'INTEGRATOR', 'MANAGER'],
  'settings.change': ['ADMINISTRATOR', 'POINTS_ADMINISTRATOR'],
  'settings.changeCampaign': ['ADMINISTRATOR'],
  'cart.discount': requesterRoles,
  'payments.readMethods': [...storeRoles, 'FINANCIAL'],
  'payments.choose': storeRoles,
  'payments.correct': [...requesterRoles, 'FINANCIAL'],
  'payments.edit': [...storeRoles, 'FINANCIAL'],
  'payments.readOthers': internalRoles,
  'payments.readBankAccounts': ['ADMINISTRATOR', 'FINANCIAL'],
  'payments.pay': [...commercialRoles, ...integratorTypeRoles],
  'financing.save': [...storeRoles, 'FINANCIAL'],
  'financing.read': [...storeRoles, 'FINANCIAL', 'REGISTRATION'],
  'cardAnalysis.use': ['ADMINISTRATOR', 'FINANCIAL'],
  'triangulation.use': [...commercialRoles, ...integratorTypeRoles],
  'triangulation.release': ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'],
  'administration.use': ['ADMINISTRATOR'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof capabilities
