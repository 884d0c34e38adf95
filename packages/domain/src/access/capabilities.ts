import { commercialRoles, integratorTypeRoles, internalRoles, type Role, requesterRoles, storeRoles } from './roles.ts'

const orderReaders: readonly Role[] = [...integratorTypeRoles, ...internalRoles]
const everyRole: readonly Role[] = [...orderReaders, 'SHIPPING_COMPANY']

const claimHandlers: readonly Role[] = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS', 'LOGISTICS']

const figureReaders: readonly Role[] = [...requesterRoles, 'FINANCIAL', 'PURCHASE', 'MARKETING']

/** Roles × capabilities of the permission table, one line each; a user with several roles has the union (C-07). */
export const capabilities = {
  'home.view': everyRole,
  'store.use': storeRoles,
  'budgets.use': storeRoles,
  'orders.menu': [...storeRoles, 'FINANCIAL'],
  'orders.read': orderReaders,
  'orders.openFromApps': ['REGISTRATION', 'LOGISTICS', 'PURCHASE'],
  'orders.seeAttachments': commercialRoles,
  'orders.filterBySeller': [...requesterRoles, 'FINANCIAL'],
  'orders.readLogs': internalRoles,
  'orders.removeItem': commercialRoles,
  'orders.seeApprover': ['ADMINISTRATOR', ...integratorTypeRoles],
  'orders.seeContributorLogs': ['INTEGRATOR', 'MANAGER'],
  'orders.changeBranch': ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'],
  'orders.validate': requesterRoles,
  'orders.rejectFromList': requesterRoles,
  'orders.rejectFromDetail': [...commercialRoles, 'FINANCIAL'],
  'orders.rejectValidated': commercialRoles,
  'orders.invalidate': [...requesterRoles, 'FINANCIAL'],
  'orders.approveAny': [...commercialRoles, 'REGISTRATION'],
  'orders.approve': commercialRoles,
  'orders.approveFinanced': ['ADMINISTRATOR', 'REGISTRATION'],
  'orders.confirmPayment': ['ADMINISTRATOR', 'FINANCIAL'],
  'orders.cancelAny': [...commercialRoles, 'FINANCIAL'],
  'orders.cancel': ['ADMINISTRATOR', 'FINANCIAL'],
  'orders.cancelBilledFirst': ['COMMERCIAL_SUPERVISOR'],
  'orders.cancelFinancing': ['COMMERCIAL'],
  // SEC-021: users without it read customers' CPF, phone and e-mail masked.
  'customers.readContacts': [...storeRoles, 'FINANCIAL', 'LOGISTICS', 'REGISTRATION', 'POINTS_ADMINISTRATOR'],
  'returns.request': [...commercialRoles, 'FINANCIAL', ...integratorTypeRoles],
  'freight.send': ['ADMINISTRATOR', 'LOGISTICS'],
  'freight.readValues': ['ADMINISTRATOR'],
  'payments.release': ['ADMINISTRATOR', 'FINANCIAL'],
  'payments.settle': ['ADMINISTRATOR', 'FINANCIAL'],
  'reconciliation.use': ['ADMINISTRATOR', 'FINANCIAL'],
  'payments.pay': [...commercialRoles, ...integratorTypeRoles],
  'vouchers.manage': ['ADMINISTRATOR', 'FINANCIAL'],
  'vouchers.read': [...storeRoles, 'FINANCIAL'],
  'attachments.add': [...storeRoles, 'FINANCIAL'],
  'triangulation.use': [...commercialRoles, ...integratorTypeRoles],
  'triangulation.release': ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'],
  'requester.select': requesterRoles,
  'sellers.list': [...requesterRoles, 'FINANCIAL', 'POINTS_ADMINISTRATOR'],
  'sellers.consultCnpj': [...storeRoles, 'REGISTRATION'],
  'sellers.readOwn': integratorTypeRoles,
  'sellers.read': orderReaders,
  'onboarding.answer': ['INTEGRATOR'],
  'onboarding.readAnswers': ['ADMINISTRATOR', 'REGISTRATION', 'INTEGRATOR'],
  'profile.company': ['INTEGRATOR'],
  'catalogue.lookups': [...storeRoles, 'FINANCIAL'],
  'catalogue.seeInternal': internalRoles,
  'catalogue.import': ['ADMINISTRATOR', 'PURCHASE'],
  'catalogue.manage': ['ADMINISTRATOR', 'PURCHASE'],
  'catalogue.importAll': ['ADMINISTRATOR'],
  'catalogue.seeStock': [...commercialRoles, 'PURCHASE'],
  'wishlist.use': [...requesterRoles, 'INTEGRATOR', 'MANAGER'],
  'alerts.use': storeRoles,
  // C-154: whoever uses budgets holds their stock; the commercial roles release the holds of others.
  'holds.make': storeRoles,
  'holds.see': [...commercialRoles, 'PURCHASE', 'LOGISTICS'],
  'holds.release': commercialRoles,
  // C-154: staff ask in the name of an integrator, too; nobody stands on both sides of a negotiation (QUO-005).
  'negotiation.ask': storeRoles,
  'negotiation.offer': requesterRoles,
  'negotiation.approve': ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'],
  'floors.manage': ['ADMINISTRATOR'],
  'substitution.use': storeRoles,
  'substitution.impact': [...commercialRoles, 'PURCHASE'],
  // C-154: staff suggest, and only the users of the seller decide (SUB-010).
  'substitution.suggest': requesterRoles,
  'substitution.answer': integratorTypeRoles,
  'points.read': [...requesterRoles, 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'MANAGER'],
  'settings.change': ['ADMINISTRATOR', 'POINTS_ADMINISTRATOR'],
  'settings.changeCampaign': ['ADMINISTRATOR'],
  'cart.discount': requesterRoles,
  'payments.readMethods': [...storeRoles, 'FINANCIAL'],
  'payments.choose': storeRoles,
  'payments.correct': [...requesterRoles, 'FINANCIAL'],
  'payments.edit': [...storeRoles, 'FINANCIAL'],
  'payments.readOthers': internalRoles,
  'payments.readBankAccounts': ['ADMINISTRATOR', 'FINANCIAL'],
  'financing.save': [...storeRoles, 'FINANCIAL'],
  'financing.read': [...storeRoles, 'FINANCIAL', 'REGISTRATION'],
  'triangulation.readInvoice': [...commercialRoles, 'FINANCIAL', ...integratorTypeRoles],
  'brand.read': integratorTypeRoles,
  'brand.edit': ['INTEGRATOR', 'MANAGER'],
  // Of these, only the ADMIN of a company (COMP-003, COMP-018, COMP-019, WHK-001, `hasCompanyRoleFor`).
  'company.users': integratorTypeRoles,
  'company.rules': integratorTypeRoles,
  'company.activity': integratorTypeRoles,
  'company.export': integratorTypeRoles,
  'company.webhooks': integratorTypeRoles,
  // Of these, only an APPROVER and the ADMIN (COMP-015).
  'company.approve': integratorTypeRoles,
  // A BUYER reads what he asked for himself (COMP-016).
  'approvals.read': integratorTypeRoles,
  // API-002: the ADMIN of a company, and ADMINISTRATOR for the distributor.
  'company.keys': integratorTypeRoles,
  'keys.house': ['ADMINISTRATOR'],
  // C-154: copied into proposals, so integrators read them.
  'financingLines.read': ['ADMINISTRATOR', 'FINANCIAL', ...integratorTypeRoles],
  'financingLines.manage': ['ADMINISTRATOR', 'FINANCIAL'],
  // CRED-001: commercial roles read the credit of the selected integrator.
  'credit.read': [...commercialRoles, 'FINANCIAL'],
  'credit.readOwn': integratorTypeRoles,
  'credit.manage': ['ADMINISTRATOR', 'FINANCIAL'],
  'deliveries.read': orderReaders,
  'deliveries.manage': ['ADMINISTRATOR', 'LOGISTICS'],
  'deliveries.check': integratorTypeRoles,
  // C-154; FINANCIAL approves the money of claims and handles nothing else of them.
  'claims.open': integratorTypeRoles,
  'claims.handle': claimHandlers,
  'claims.approveMoney': ['ADMINISTRATOR', 'FINANCIAL'],
  'claims.read': [...integratorTypeRoles, ...claimHandlers, 'FINANCIAL'],
  'warranties.read': orderReaders,
  'serials.write': ['ADMINISTRATOR', 'LOGISTICS', ...integratorTypeRoles],
  'cardAnalysis.use': ['ADMINISTRATOR', 'FINANCIAL'],
  'banners.manage': ['ADMINISTRATOR', 'MARKETING'],
  'administration.enter': [
    'ADMINISTRATOR',
    'FINANCIAL',
    'REGISTRATION',
    'PURCHASE',
    'MARKETING',
    'POINTS_ADMINISTRATOR',
  ],
  'administration.use': ['ADMINISTRATOR'],
  'sellers.manage': ['ADMINISTRATOR', 'REGISTRATION'],
  'points.trade': [...requesterRoles, 'INTEGRATOR', 'MANAGER'],
  'points.readAll': [...requesterRoles, 'POINTS_ADMINISTRATOR'],
  'points.post': [...commercialRoles, 'POINTS_ADMINISTRATOR'],
  'quickOrder.use': storeRoles,
  'lists.use': storeRoles,
  // C-172: what an integrator adds to the price is his own business, so no role of the distributor has it.
  'proposals.use': integratorTypeRoles,
  // C-154: staff read the sites of the selected seller; only his own users write.
  'sites.use': integratorTypeRoles,
  'sites.read': storeRoles,
  // SITE-011: the administrators of a company.
  'sites.removeNotes': ['INTEGRATOR', 'MANAGER'],
  // C-154: integrators write, and the requester roles read those of the selected integrator.
  'homologation.use': integratorTypeRoles,
  'homologation.read': storeRoles,
  'utilities.read': storeRoles,
  'utilities.manage': ['ADMINISTRATOR'],
  // WHK-001: those of the distributor, which get the events of all sellers.
  'webhooks.house': ['ADMINISTRATOR'],
  // ANA-009: integrators read the figures of their company, these roles those of the distributor.
  'analytics.read': [...integratorTypeRoles, ...figureReaders],
  'analytics.house': figureReaders,
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof capabilities
