import { describe, expect, test } from 'vitest'
import { can, isIntegratorType } from './can.ts'
import { type Capability, capabilities } from './capabilities.ts'
import { allowsCapability, canWrite, companyRoles } from './company-roles.ts'
import { toDataScope } from './data-scope.ts'
import { commercialRoles, integratorTypeRoles, internalRoles, type Role, roles } from './roles.ts'

const columns: readonly Role[] = [
  'ADMINISTRATOR',
  'COMMERCIAL_SUPERVISOR',
  'COMMERCIAL',
  'CUSTOMER_SUCCESS',
  'FINANCIAL',
  'REGISTRATION',
  'LOGISTICS',
  'PURCHASE',
  'PRODUCTION',
  'MARKETING',
  'POINTS_ADMINISTRATOR',
  'INTEGRATOR',
  'MANAGER',
  'CONTRIBUTOR',
  'SHIPPING_COMPANY',
]

/** The permission table, with one letter for each column above: Y is allowed, - is not. */
const table: readonly (readonly [Capability, string, string])[] = [
  ['home.view', 'NAV-018', 'YYYYYYYYYYYYYYY'],
  ['store.use', 'NAV-019 C-12', 'YYYY-------YYY-'],
  ['budgets.use', 'NAV-021', 'YYYY-------YYY-'],
  ['orders.menu', 'NAV-020', 'YYYYY------YYY-'],
  ['orders.read', 'C-14', 'YYYYYYYYYYYYYY-'],
  ['orders.openFromApps', 'NAV-006 C-14 C-15', '-----YYY-------'],
  ['requester.select', 'SEL-004', 'YYYY-----------'],
  ['sellers.list', 'SEL-009', 'YYYYY-----Y----'],
  ['sellers.consultCnpj', 'CUS-037 C-140', 'YYYY-Y-----YYY-'],
  ['sellers.readOwn', 'ONB-014', '-----------YYY-'],
  ['sellers.read', 'ONB-015', 'YYYYYYYYYYYYYY-'],
  ['onboarding.answer', 'ONB-002 ONB-013', '-----------Y---'],
  ['onboarding.readAnswers', 'C-140', 'Y----Y-----Y---'],
  ['profile.company', 'PROF-004 NAV-012', '-----------Y---'],
  ['catalogue.lookups', 'ORD-025', 'YYYYY------YYY-'],
  ['catalogue.seeInternal', 'STORE-023 STORE-024', 'YYYYYYYYYYY----'],
  ['catalogue.import', 'C-140', 'Y------Y-------'],
  ['catalogue.manage', 'USE-026', 'Y------Y-------'],
  ['catalogue.importAll', 'C-140', 'Y--------------'],
  ['catalogue.seeStock', 'STORE-025', 'YYY----Y-------'],
  ['wishlist.use', 'PTS-065', 'YYYY-------YY--'],
  ['alerts.use', 'SUB-012', 'YYYY-------YYY-'],
  ['holds.make', 'C-154 HOLD-004', 'YYYY-------YYY-'],
  ['analytics.read', 'ANA-009', 'YYYYY--Y-Y-YYY-'],
  ['analytics.house', 'ANA-009', 'YYYYY--Y-Y-----'],
  ['holds.see', 'C-154 HOLD-009', 'YYY---YY-------'],
  ['holds.release', 'C-154 HOLD-009', 'YYY------------'],
  ['negotiation.ask', 'C-154 QUO-004', 'YYYY-------YYY-'],
  ['negotiation.offer', 'C-154 QUO-004', 'YYYY-----------'],
  ['negotiation.approve', 'C-154 QUO-004', 'YY-------------'],
  ['floors.manage', 'C-154 QUO-009', 'Y--------------'],
  ['substitution.use', 'C-154', 'YYYY-------YYY-'],
  ['substitution.impact', 'C-154', 'YYY----Y-------'],
  ['substitution.suggest', 'C-154', 'YYYY-----------'],
  ['substitution.answer', 'SUB-010', '-----------YYY-'],
  ['settings.change', 'PTS-095', 'Y---------Y----'],
  ['settings.changeCampaign', 'PTS-095', 'Y--------------'],
  ['orders.filterBySeller', 'ORD-025', 'YYYYY----------'],
  ['orders.readLogs', 'DET-018', 'YYYYYYYYYYY----'],
  ['orders.removeItem', 'DET-049', 'YYY------------'],
  ['orders.seeApprover', 'DET-009', 'Y----------YYY-'],
  ['orders.seeContributorLogs', 'DET-010', '-----------YY--'],
  ['orders.changeBranch', 'DET-025 C-58', 'YY-------------'],
  ['orders.validate', 'DET-014', 'YYYY-----------'],
  ['orders.seeAttachments', 'ORD-013', 'YYY------------'],
  ['orders.rejectFromList', 'APR-010', 'YYYY-----------'],
  ['orders.rejectFromDetail', 'DET-013', 'YYY-Y----------'],
  ['orders.rejectValidated', 'APR-012', 'YYY------------'],
  ['orders.invalidate', 'C-53', 'YYYYY----------'],
  ['orders.approve', 'APR-004', 'YYY------------'],
  ['orders.approveFinanced', 'APR-003', 'Y----Y---------'],
  ['orders.approveAny', 'APR-003 APR-004', 'YYY--Y---------'],
  ['orders.confirmPayment', 'DET-015 APR-036', 'Y---Y----------'],
  ['orders.cancel', 'APR-018', 'Y---Y----------'],
  ['orders.cancelBilledFirst', 'APR-019', '-Y-------------'],
  ['orders.cancelFinancing', 'APR-020', '--Y------------'],
  ['orders.cancelAny', 'APR-018 APR-019 APR-020', 'YYY-Y----------'],
  ['customers.readContacts', 'SEC-021', 'YYYYYYY---YYYY-'],
  ['returns.request', 'RET-001 RET-002', 'YYY-Y------YYY-'],
  ['payments.release', 'PAY-017', 'Y---Y----------'],
  ['payments.settle', 'REL-011', 'Y---Y----------'],
  ['reconciliation.use', 'REL-013', 'Y---Y----------'],
  ['payments.pay', 'PAY-039', 'YYY--------YYY-'],
  ['vouchers.manage', 'VOU-009 VOU-012', 'Y---Y----------'],
  ['vouchers.read', 'VOU-008 C-70', 'YYYYY------YYY-'],
  ['attachments.add', 'VOU-015 C-73', 'YYYYY------YYY-'],
  ['triangulation.use', 'TRI-006 TRI-008', 'YYY--------YYY-'],
  ['triangulation.release', 'TRI-007', 'YY-------------'],
  ['freight.send', 'FRT-001', 'Y-----Y--------'],
  ['freight.readValues', 'FRT-002', 'Y--------------'],
  ['cart.discount', 'CART-014 C-61', 'YYYY-----------'],
  ['payments.readMethods', 'PAY-045 PAY-013 ORD-025', 'YYYYY------YYY-'],
  ['payments.choose', 'PAY-005 C-61', 'YYYY-------YYY-'],
  ['payments.correct', 'PAY-005 C-13', 'YYYYY----------'],
  ['payments.edit', 'PAY-005 C-61', 'YYYYY------YYY-'],
  ['payments.readOthers', 'PAY-006 PAY-047 OPM-003', 'YYYYYYYYYYY----'],
  ['payments.readBankAccounts', 'PAY-048', 'Y---Y----------'],
  ['financing.save', 'FIN-018', 'YYYYY------YYY-'],
  ['financing.read', 'FIN-018 APR-003', 'YYYYYY-----YYY-'],
  ['triangulation.readInvoice', 'TRI-024', 'YYY-Y------YYY-'],
  ['cardAnalysis.use', 'NAV-022 C-98', 'Y---Y----------'],
  ['banners.manage', 'C-140', 'Y--------Y-----'],
  ['administration.enter', 'C-140', 'Y---YY-Y-YY----'],
  ['brand.read', 'C-154', '-----------YYY-'],
  ['brand.edit', 'C-154', '-----------YY--'],
  ['company.users', 'COMP-003', '-----------YYY-'],
  ['company.rules', 'COMP-009', '-----------YYY-'],
  ['company.approve', 'COMP-015', '-----------YYY-'],
  ['approvals.read', 'COMP-016', '-----------YYY-'],
  ['company.activity', 'COMP-018', '-----------YYY-'],
  ['company.export', 'COMP-019', '-----------YYY-'],
  ['company.keys', 'API-002', '-----------YYY-'],
  ['keys.house', 'API-002', 'Y--------------'],
  ['company.webhooks', 'WHK-001', '-----------YYY-'],
  ['quickOrder.use', 'C-154 FAST-001', 'YYYY-------YYY-'],
  ['lists.use', 'C-154 FAST-010', 'YYYY-------YYY-'],
  ['proposals.use', 'PROP-003', '-----------YYY-'],
  ['sites.use', 'C-154 SITE-012', '-----------YYY-'],
  ['sites.read', 'C-154 SITE-012', 'YYYY-------YYY-'],
  ['sites.removeNotes', 'SITE-011', '-----------YY--'],
  ['homologation.use', 'C-154 HOM-016', '-----------YYY-'],
  ['homologation.read', 'C-154 HOM-016', 'YYYY-------YYY-'],
  ['utilities.read', 'C-154', 'YYYY-------YYY-'],
  ['utilities.manage', 'C-154', 'Y--------------'],
  ['webhooks.house', 'WHK-001', 'Y--------------'],
  ['financingLines.read', 'C-154', 'Y---Y------YYY-'],
  ['financingLines.manage', 'C-154', 'Y---Y----------'],
  ['credit.read', 'CRED-001', 'YYY-Y----------'],
  ['credit.readOwn', 'CRED-001', '-----------YYY-'],
  ['credit.manage', 'CRED-007 C-154', 'Y---Y----------'],
  ['deliveries.read', 'C-154', 'YYYYYYYYYYYYYY-'],
  ['deliveries.manage', 'C-154 DEL-006', 'Y-----Y--------'],
  ['deliveries.check', 'C-154 DEL-015', '-----------YYY-'],
  ['claims.open', 'C-154 CLM-004', '-----------YYY-'],
  ['claims.handle', 'C-154 CLM-004', 'YY-Y--Y--------'],
  ['claims.approveMoney', 'C-154 CLM-004', 'Y---Y----------'],
  ['claims.read', 'C-154 CLM-004', 'YY-YY-Y----YYY-'],
  ['warranties.read', 'C-154', 'YYYYYYYYYYYYYY-'],
  ['serials.write', 'C-154 C-204', 'Y-----Y----YYY-'],
  ['administration.use', 'C-140', 'Y--------------'],
  ['sellers.manage', 'C-140', 'Y----Y---------'],
  ['points.read', 'PTS-063 PTS-064 PTS-080', 'YYYY------YYY--'],
  ['points.readAll', 'PTS-066 C-122', 'YYYY------Y----'],
  ['points.trade', 'PTS-085 PTS-089 C-12', 'YYYY-------YY--'],
  ['points.post', 'PTS-067 C-122', 'YYY-------Y----'],
]

describe('roles and capabilities', () => {
  test('AUTH-017 C-05 there are 15 roles', () => expect(new Set(roles).size).toBe(15))

  test('AUTH-018 AUTH-019 the groups are those of the documents', () => {
    expect([...integratorTypeRoles].sort()).toEqual(['CONTRIBUTOR', 'INTEGRATOR', 'MANAGER'])
    expect([...commercialRoles].sort()).toEqual(['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR'])
    expect(internalRoles).toHaveLength(11)
  })

  test('C-12 every capability has a row here', () => {
    expect(table.map(([capability]) => capability).sort()).toEqual(Object.keys(capabilities).sort())
  })

  test.each(table)('%s (%s) belongs to the roles of the table', (capability, _ids, letters) => {
    const granted = columns.filter((role) => (capabilities[capability] as readonly Role[]).includes(role))
    expect(granted).toEqual(columns.filter((_, index) => letters[index] === 'Y'))
  })

  test('C-08 a role that is added later may nothing and sees nobody until it is listed', () => {
    const added = 'INSTALLER' as Role
    for (const capability of Object.keys(capabilities)) expect(can([added], capability as Capability)).toBe(false)
    expect(toDataScope({ roles: [added], sellerId: 1 })).toEqual({ sees: 'none' })
  })

  test('C-07 several roles have the union of their permissions', () => {
    expect(can(['MARKETING', 'FINANCIAL'], 'cardAnalysis.use')).toBe(true)
    expect(can(['MARKETING'], 'cardAnalysis.use')).toBe(false)
    expect(isIntegratorType(['MANAGER', 'COMMERCIAL'])).toBe(false)
    expect(isIntegratorType(['MANAGER', 'CONTRIBUTOR'])).toBe(true)
    expect(isIntegratorType([])).toBe(false)
  })

  test('C-08 AUTH-020 integrator-type users see their own seller, staff all, the carrier none', () => {
    expect(toDataScope({ roles: ['MANAGER'], sellerId: 7 })).toEqual({ sees: 'seller', sellerId: 7 })
    expect(toDataScope({ roles: ['CONTRIBUTOR'], sellerId: null })).toEqual({ sees: 'none' })
    expect(toDataScope({ roles: ['LOGISTICS'], sellerId: null })).toEqual({ sees: 'all' })
    expect(toDataScope({ roles: ['SHIPPING_COMPANY'], sellerId: null })).toEqual({ sees: 'none' })
    expect(toDataScope({ roles: ['INTEGRATOR', 'COMMERCIAL'], sellerId: 7 })).toEqual({ sees: 'all' })
  })
})

test('COMP-002 of the company roles only VIEWER does not write, and staff without one are not restricted', () => {
  expect(companyRoles.map(canWrite)).toEqual([true, true, true, false])
  expect(canWrite(null)).toBe(true)
})

test.each(['company.users', 'company.activity', 'company.export', 'company.keys', 'company.webhooks'] as const)(
  'COMP-003 COMP-018 COMP-019 only the ADMIN of a company has the capability %s, staff have it never',
  (capability) => {
    const having = [...companyRoles, null].filter((role) => allowsCapability(role, capability))
    expect(having).toEqual(['ADMIN'])
  },
)
