import { integratorTypeRoles, internalRoles, type Role, roles } from '@girassol/domain/access'
import { administratorCalls } from './test-administrator-calls.ts'
import { afterSaleReads, checkWrites, claimCalls, deliveryWrites, serialWrites } from './test-after-sale-calls.ts'
import { alertCalls } from './test-alert-calls.ts'
import { analyticsCalls } from './test-analytics-calls.ts'
import { companyUserCalls } from './test-company-user-calls.ts'
import { holdLists, holdReads, holdWrites } from './test-hold-calls.ts'
import { homologationReads, homologationWrites } from './test-homologation-calls.ts'
import { floorCalls, negotiationCalls, offerCalls } from './test-negotiation-calls.ts'
import { publicLinkCalls } from './test-public-link-calls.ts'
import { purchaseApprovalCalls } from './test-purchase-approval-calls.ts'
import { quickOrderCalls } from './test-quick-order-calls.ts'
import { sessionCalls } from './test-session-calls.ts'
import { siteReads, siteWrites } from './test-site-calls.ts'
import { storeCalls } from './test-store-calls.ts'
import { impactCalls, substitutionCalls, suggestionAnswers } from './test-substitution-calls.ts'
import { companyWebhookCalls, houseWebhookCalls } from './test-webhook-calls.ts'

const commercial = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'COMMERCIAL'] as const
const requesters = [...commercial, 'CUSTOMER_SUCCESS'] as const
const store = [...requesters, ...integratorTypeRoles]
const readers = [...internalRoles, ...integratorTypeRoles]

type Documented = { readonly roles: readonly Role[]; readonly calls: readonly string[] }

/**
 * Which roles may call what, according to the requirements: listed again, independently of the contract and the
 * capabilities, so that a mistake in either is detected (C-12).
 */
const documented: readonly Documented[] = [
  {
    // PROP-003, DEL-015: no role of the distributor, not even the administrator.
    roles: integratorTypeRoles,
    calls: [
      'GET /proposals',
      'POST /proposals',
      'GET /proposals/:',
      'PATCH /proposals/:',
      'DELETE /proposals/:',
      'POST /proposals/:/versions',
      'POST /proposals/:/send',
      'POST /proposals/:/revoke',
      'POST /proposals/:/convert',
      'GET /proposals/:/pdf',
      'GET /proposals/:/preview',
      'GET /proposals/:/logo',
      ...siteWrites,
      ...homologationWrites,
      ...checkWrites,
      ...suggestionAnswers,
    ],
  },
  {
    // SITE-012, C-154: staff read what belongs to the selected seller.
    roles: store,
    calls: [
      ...siteReads,
      ...homologationReads,
      ...quickOrderCalls,
      ...alertCalls,
      ...holdWrites,
      ...negotiationCalls,
      ...substitutionCalls,
      ...storeCalls,
    ],
  },
  {
    // Calls for every logged-in user, and public calls.
    roles,
    calls: [
      ...sessionCalls,
      'GET /auth/demo-accounts',
      'GET /static/regulamento-pontos.pdf',
      ...publicLinkCalls,
      'GET /profile/calendar',
      'POST /profile/calendar',
      'DELETE /profile/calendar',
      'PATCH /users/profile',
      'PATCH /users/profile/avatar',
      'GET /users/avatar/:',
      'GET /consultants',
      'GET /configuration/:',
      'GET /brazil/cep/:',
      'GET /brazil/state',
      'GET /brazil/state/:/city',
      'GET /images/:',
      'GET /banner',
      'GET /banner/:',
      'POST /banner/seen',
      'GET /point/season',
      'GET /point/season/:',
      'GET /notification',
      'DELETE /notification',
      'PATCH /notification/:',
      'DELETE /notification/:',
      'PATCH /notification',
      'GET /notification/events',
      'GET /links',
      'GET /dashboard/queue',
      'GET /sellers/logo/:',
    ],
  },
  {
    roles: [...store, 'FINANCIAL'],
    calls: [
      'GET /inverters',
      'GET /modules',
      'GET /payments',
      'GET /invoice/special-financing',
      'POST /invoice/financing',
      'PATCH /invoice/:/payment',
      'GET /invoice/:/attachments',
      'GET /invoice/0/attachments/:/download',
      'POST /invoice/:/attachments',
    ],
  },
  {
    // Registration approves financed orders (APR-003), so it may read the borrower.
    roles: [...store, 'FINANCIAL', 'REGISTRATION'],
    calls: ['GET /invoice/:/financing', 'GET /invoice/financing/banks'],
  },
  {
    roles: [...requesters, 'FINANCIAL', 'POINTS_ADMINISTRATOR'],
    calls: ['GET /users/seller'],
  },
  {
    roles: readers,
    calls: [
      ...afterSaleReads,
      ...holdReads,
      'GET /invoice',
      'GET /invoice/:',
      'GET /invoice/:/products',
      'GET /invoice/:/pdf',
      'GET /invoice/:/diagram',
      'GET /invoice/:/diagram.svg',
      'GET /invoice/:/layout',
      'GET /invoice/:/layout.svg',
      'GET /branches',
      'PATCH /invoice/:/recalculate',
      'PATCH /invoice/:/insurance',
      'GET /invoice/:/nfe-simple-shipment',
      'GET /invoice/:/nfe-future-sale',
      'GET /invoice/:/print-attachment/:',
      'GET /invoice/:/can-add-attachments',
      'GET /payments/invoice/:/charges',
      'GET /dev/payments/invoice/:/:',
      'GET /invoice/:/can-get-bank-slip-m8',
      'GET /invoice/:/validate-if-has-nf-m8',
      'GET /invoice/export',
      'GET /dashboard',
      'GET /invoice/rows',
      'GET /invoice/views',
      'POST /invoice/views',
      'DELETE /invoice/views/:',
      'GET /invoice/counts',
      'PUT /invoice/columns',
      // Integrators see who approved the order, not the rest of its log (DET-009).
      'GET /invoice/log/:',
      'GET /invoice/:/events',
      'GET /users/integrator/:',
    ],
  },
  { roles: ['INTEGRATOR'], calls: ['PUT /users/company/logo'] },
  // Registration looks companies up too, to register them as sellers (C-140).
  { roles: [...store, 'REGISTRATION'], calls: ['GET /users/cnpj-consultation/:'] },
  {
    roles: ['ADMINISTRATOR', 'REGISTRATION'],
    calls: [
      'GET /admin/sellers',
      'GET /admin/sellers/:',
      'POST /admin/sellers',
      'PUT /admin/sellers/:',
      'POST /admin/sellers/:/approve',
      'POST /admin/sellers/:/reprove',
      'PUT /admin/sellers/:/logo',
    ],
  },
  // What earlier integrators wrote in a record is for staff (C-227).
  { roles: internalRoles, calls: ['GET /invoice/:/seller-changes'] },
  { roles: [...commercial, 'PURCHASE', 'LOGISTICS'], calls: holdLists },
  { roles: requesters, calls: offerCalls },
  { roles: ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'], calls: floorCalls },
  { roles: [...requesters, 'FINANCIAL', 'PURCHASE', 'MARKETING', ...integratorTypeRoles], calls: analyticsCalls },
  { roles: ['INTEGRATOR', 'MANAGER'], calls: ['GET /invoice/log/:/contributor'] },
  {
    roles: integratorTypeRoles,
    calls: ['GET /users/integrator', 'GET /company/brand', 'GET /company/brand/logo/:', 'GET /company/credit'],
  },
  { roles: [...commercial, 'FINANCIAL'], calls: ['GET /sellers/:/credit'] },
  { roles: [...commercial, 'PURCHASE'], calls: impactCalls },
  { roles: ['INTEGRATOR', 'MANAGER'], calls: ['PUT /company/brand', 'PUT /company/brand/logo'] },
  // The company role ADMIN, with which only an integrator starts (COMP-001, COMP-003).
  { roles: ['INTEGRATOR'], calls: [...companyUserCalls, ...companyWebhookCalls] },
  { roles: ['ADMINISTRATOR'], calls: houseWebhookCalls },
  { roles: ['INTEGRATOR'], calls: ['PUT /users/integrator'] },
  { roles: [...requesters, 'FINANCIAL'], calls: ['GET /regions'] },
  {
    roles: ['ADMINISTRATOR', 'POINTS_ADMINISTRATOR'],
    calls: [
      'PATCH /configuration/:',
      'GET /admin/point-seasons',
      'POST /admin/point-seasons',
      'PUT /admin/point-seasons/:',
    ],
  },
  {
    roles: [...requesters, 'INTEGRATOR', 'MANAGER'],
    calls: [
      'GET /wishlist',
      'GET /wishlist/:',
      'POST /wishlist/:',
      'DELETE /wishlist/:',
      'POST /points/trade/:',
      'GET /product/points',
    ],
  },
  {
    roles: [...requesters, 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'MANAGER'],
    calls: [
      'GET /points',
      'GET /points/category',
      'GET /points/tradeable',
      'GET /points/qualifiable',
      'GET /points/gainedInSeason',
      'GET /points/:/trade',
    ],
  },
  {
    roles: requesters,
    calls: [
      'GET /invoice/:/validate',
      'PATCH /invoice/:/validate',
      'PATCH /invoice/:/delivery-date',
      'POST /invoice/:/suggestions',
      'PATCH /invoice/:/discount/simulate',
      'PATCH /invoice/:/calc-freight-fretefy-value',
    ],
  },
  {
    roles: ['ADMINISTRATOR', 'FINANCIAL'],
    calls: [
      'PATCH /invoice/:/confirm-payment',
      'PUT /sellers/:/credit',
      'POST /invoice/:/credit-release',
      'PATCH /invoice/:/selectPaymentMethod',
      'GET /payments/bank-accounts',
      'POST /payments/invoice/:/charges/:/settlement',
      'GET /invoice/:/attachments/:',
      'PUT /invoice/:/attachments/:',
      'DELETE /invoice/:/attachments/:',
      'PATCH /invoice/:/attachments/:/send',
      'GET /invoice/listInvoicePaycredit',
      'POST /admin/financing-lines',
      'PUT /admin/financing-lines/:',
      'DELETE /admin/financing-lines/:',
      'GET /reconciliation/:',
      'GET /reconciliation/:/rows',
      'GET /reconciliation/:/export',
      'POST /reconciliation/:/compare',
      'POST /reconciliation/differences/:/handle',
      'PATCH /invoice/:/checkCreditCard',
      'POST /invoice/sendCreditCardAnalysis',
      'GET /invoice/listInvoicePaycreditLogs',
    ],
  },
  { roles: ['ADMINISTRATOR', 'FINANCIAL', ...integratorTypeRoles], calls: ['GET /admin/financing-lines'] },
  { roles: [...requesters, 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'MANAGER'], calls: ['GET /points/integrator/:'] },
  // C-122: Customer Success reads the points, but cannot post any.
  { roles: [...requesters, 'POINTS_ADMINISTRATOR'], calls: ['GET /admin/points'] },
  { roles: [...commercial, 'POINTS_ADMINISTRATOR'], calls: ['POST /points'] },
  { roles: internalRoles, calls: ['GET /payments/others', 'GET /payments/erp'] },
  { roles: commercial, calls: ['PATCH /invoice/:/reprove'] },
  // Registration approves financed orders and future sales (APR-003).
  { roles: [...commercial, 'REGISTRATION'], calls: ['PATCH /invoice/:/approve'] },
  { roles: [...requesters, 'FINANCIAL'], calls: ['PATCH /invoice/:/invalidate'] },
  // Payment and status decide which orders each role may cancel (APR-018…020).
  { roles: [...commercial, 'FINANCIAL'], calls: ['PATCH /invoice/:/cancel'] },
  {
    roles: [...commercial, ...integratorTypeRoles],
    calls: [
      'POST /payments/invoice/:/checkout',
      'POST /payments/invoice/:/pix',
      'GET /invoices/:/triangulation',
      'POST /invoices/:/triangulation',
      'PATCH /invoices/:/triangulation',
      'GET /invoices/:/triangulation/files/:',
      'GET /erp/customers',
    ],
  },
  {
    roles: ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'],
    calls: ['PATCH /invoice/:/tenant', 'PATCH /invoices/:/triangulation/approve'],
  },
  { roles: [...commercial, 'FINANCIAL', ...integratorTypeRoles], calls: ['GET /invoices/:/triangulation/nf'] },
  { roles: [...commercial, 'FINANCIAL', ...integratorTypeRoles], calls: ['POST /returns/invoice/:'] },
  { roles: ['ADMINISTRATOR', 'LOGISTICS'], calls: ['POST /invoice/:/send-fretefy', ...deliveryWrites] },
  { roles: ['ADMINISTRATOR', 'LOGISTICS', ...integratorTypeRoles], calls: serialWrites },
  ...claimCalls,
  ...purchaseApprovalCalls,
  {
    // C-140: administrators import products; Purchase imports their prices and stock too.
    roles: ['ADMINISTRATOR', 'PURCHASE'],
    calls: [
      'POST /admin/catalogue/preview',
      'POST /admin/catalogue/import',
      'POST /admin/catalogue/refusals',
      'GET /admin/catalogue/export',
      'GET /admin/catalogue/products',
      'GET /admin/catalogue/counts',
      'GET /admin/catalogue/filters',
      'GET /admin/catalogue/products/:',
      'PUT /admin/catalogue/products/:',
      'POST /admin/catalogue/files',
    ],
  },
  {
    roles: ['ADMINISTRATOR', 'MARKETING'],
    calls: [
      'GET /admin/banners',
      'POST /admin/banners',
      'PATCH /admin/banners/:',
      'DELETE /admin/banners/:',
      'PUT /admin/banners/order',
    ],
  },
  {
    roles: ['ADMINISTRATOR'],
    calls: administratorCalls,
  },
]

/** The documented roles of a call, in the order of the roles; null for a call that is not listed here. */
export const findDocumentedRoles = (call: {
  readonly method: string
  readonly path: string
}): readonly Role[] | null => {
  const wanted = `${call.method} ${call.path.replace(/:\w+/g, ':')}`
  const found = documented.find(({ calls }) => calls.includes(wanted))
  return found ? roles.filter((role) => found.roles.includes(role)) : null
}
