import { integratorTypeRoles, internalRoles, type Role, roles } from '@girassol/domain/access'

const commercial = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'COMMERCIAL'] as const
const requesters = [...commercial, 'CUSTOMER_SUCCESS'] as const
const store = [...requesters, ...integratorTypeRoles]
const readers = [...internalRoles, ...integratorTypeRoles]

type Documented = { readonly roles: readonly Role[]; readonly calls: readonly string[] }

/**
 * Who may call what, as the list of calls of the documents has it: written down a second time, apart from the contract
 * and the capabilities, so that a slip in either is seen (C-12).
 */
const documented: readonly Documented[] = [
  {
    // Whoever is logged in, and before the login everyone.
    roles,
    calls: [
      ...['POST /auth/login', 'POST /auth/refresh', 'POST /auth/logout', 'GET /auth/me', 'POST /auth/clear-cookie'],
      ...[
        'POST /auth/forgot-password',
        'POST /auth/reset-password',
        'GET /auth/demo-accounts',
        'GET /static/regulamento-pontos.pdf',
      ],
      ...[
        'PATCH /users/profile',
        'PATCH /users/profile/avatar',
        'GET /users/avatar/:',
        'GET /consultants',
        'GET /configuration/:',
      ],
      ...['GET /brazil/cep/:', 'GET /brazil/state', 'GET /brazil/state/:/city', 'GET /images/:', 'GET /banner'],
      ...[
        'GET /banner/:',
        'POST /banner/seen',
        'GET /point/season',
        'GET /point/season/:',
        'GET /notification',
        'DELETE /notification',
      ],
      ...['PATCH /notification/:', 'DELETE /notification/:', 'PATCH /notification', 'GET /notification/events'],
      ...['GET /links', 'GET /dashboard/queue', 'GET /sellers/logo/:'],
    ],
  },
  {
    roles: store,
    calls: [
      ...['POST /invoice/cart', 'GET /invoice/cart', 'DELETE /invoice/cart', 'POST /invoice/cart/structure'],
      ...['POST /invoice/cart/options', 'GET /invoice/cart/options', 'POST /invoice/cart/options/swap'],
      ...['POST /invoice/cart/item', 'PATCH /invoice/cart/:/item/:/quantity/:', 'PATCH /invoice/cart/fix/item'],
      ...[
        'PATCH /invoice/cart/change-cart-type/:',
        'PATCH /invoice/cart/:',
        'POST /invoice/:',
        'POST /invoice/budget/:',
      ],
      ...['PATCH /invoice/:/use-same-address-for-delivery', 'PATCH /invoice/:/pickup', 'PATCH /invoice/:/confirm'],
      ...['PATCH /invoice/:/status', 'GET /invoice/:/remake', 'PATCH /invoice/customer/integrator/:/:'],
      ...['POST /invoice/budget/structure/:', 'PATCH /invoice/budget/:/item/simulate', 'PATCH /invoice/budget/:/item'],
      ...['DELETE /invoice/budget/:', 'PATCH /invoice/:/item', 'GET /invoice/customer', 'GET /invoice/customer/:'],
      ...['POST /invoice/customer', 'GET /invoice/customer/:/address', 'POST /invoice/customer/:/address'],
      ...['GET /product', 'GET /product/:', 'GET /product/:/image'],
      ...['GET /product/group', 'GET /product/category', 'GET /product/brand', 'GET /inverter-brands'],
      ...[
        'GET /roof-types',
        'GET /black-friday/season/:',
        'GET /black-friday/products',
        'GET /freight/cep/:',
        'GET /freight/rate/:/:',
      ],
      ...['GET /library/files/download/:/:', 'GET /generator/basket', 'GET /generator/impossible-choices'],
      ...['PATCH /invoice/:/prices', 'PATCH /invoice/:/commission', 'PATCH /invoice/:/details'],
      ...['POST /invoice/:/remake', 'GET /invoice/:/remake/preview', 'GET /invoice/budget/:/difference'],
      'POST /invoice/:/repeat',
    ],
  },
  {
    roles: [...store, 'FINANCIAL'],
    calls: [
      ...['GET /inverters', 'GET /modules', 'GET /payments', 'GET /invoice/special-financing'],
      ...['POST /invoice/financing', 'PATCH /invoice/:/payment'],
      ...['GET /invoice/:/attachments', 'GET /invoice/0/attachments/:/download', 'POST /invoice/:/attachments'],
    ],
  },
  {
    // Registration approves what is financed (APR-003), so it reads who borrows.
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
      ...['GET /invoice', 'GET /invoice/:', 'GET /invoice/:/products', 'GET /invoice/:/pdf', 'GET /branches'],
      ...['PATCH /invoice/:/recalculate', 'PATCH /invoice/:/insurance', 'GET /invoice/:/nfe-simple-shipment'],
      ...['GET /invoice/:/nfe-future-sale', 'GET /invoice/:/print-attachment/:', 'GET /invoice/:/can-add-attachments'],
      ...['GET /payments/invoice/:/charges', 'GET /dev/payments/invoice/:/:'],
      ...['GET /invoice/:/can-get-bank-slip-m8', 'GET /invoice/:/validate-if-has-nf-m8', 'GET /invoice/export'],
      'GET /dashboard',
      ...['GET /invoice/rows', 'GET /invoice/views', 'POST /invoice/views', 'DELETE /invoice/views/:'],
      ...['GET /invoice/counts', 'PUT /invoice/columns'],
      // Integrators are told who approved the order, not the rest of its log (DET-009).
      ...['GET /invoice/log/:', 'GET /invoice/:/events', 'GET /users/integrator/:'],
    ],
  },
  { roles: ['INTEGRATOR'], calls: ['PUT /users/company/logo'] },
  // Registration looks companies up too, to register them as sellers (C-140).
  { roles: [...store, 'REGISTRATION'], calls: ['GET /users/cnpj-consultation/:'] },
  {
    roles: ['ADMINISTRATOR', 'REGISTRATION'],
    calls: [
      ...['GET /admin/sellers', 'GET /admin/sellers/:', 'POST /admin/sellers', 'PUT /admin/sellers/:'],
      ...['POST /admin/sellers/:/approve', 'POST /admin/sellers/:/reprove', 'PUT /admin/sellers/:/logo'],
    ],
  },
  { roles: ['INTEGRATOR', 'MANAGER'], calls: ['GET /invoice/log/:/contributor'] },
  { roles: integratorTypeRoles, calls: ['GET /users/integrator'] },
  { roles: ['INTEGRATOR'], calls: ['PUT /users/integrator'] },
  { roles: [...requesters, 'FINANCIAL'], calls: ['GET /regions'] },
  {
    roles: ['ADMINISTRATOR', 'POINTS_ADMINISTRATOR'],
    calls: [
      'PATCH /configuration/:',
      ...['GET /admin/point-seasons', 'POST /admin/point-seasons', 'PUT /admin/point-seasons/:'],
    ],
  },
  {
    roles: [...requesters, 'INTEGRATOR', 'MANAGER'],
    calls: [
      ...['GET /wishlist', 'GET /wishlist/:', 'POST /wishlist/:', 'DELETE /wishlist/:', 'POST /points/trade/:'],
      'GET /product/points',
    ],
  },
  {
    roles: [...requesters, 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'MANAGER'],
    calls: [
      ...['GET /points', 'GET /points/category', 'GET /points/tradeable'],
      ...['GET /points/qualifiable', 'GET /points/gainedInSeason', 'GET /points/:/trade'],
    ],
  },
  {
    roles: requesters,
    calls: [
      ...['GET /invoice/:/validate', 'PATCH /invoice/:/validate', 'PATCH /invoice/:/delivery-date'],
      ...['PATCH /invoice/:/discount/simulate', 'PATCH /invoice/:/calc-freight-fretefy-value'],
    ],
  },
  {
    roles: ['ADMINISTRATOR', 'FINANCIAL'],
    calls: [
      ...['PATCH /invoice/:/confirm-payment', 'PATCH /invoice/:/selectPaymentMethod', 'GET /payments/bank-accounts'],
      ...['GET /invoice/:/attachments/:', 'PUT /invoice/:/attachments/:', 'DELETE /invoice/:/attachments/:'],
      'PATCH /invoice/:/attachments/:/send',
      ...['GET /invoice/listInvoicePaycredit', 'PATCH /invoice/:/checkCreditCard'],
      ...['POST /invoice/sendCreditCardAnalysis', 'GET /invoice/listInvoicePaycreditLogs'],
    ],
  },
  { roles: [...requesters, 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'MANAGER'], calls: ['GET /points/integrator/:'] },
  // C-122: Customer Success reads, and posts nothing.
  { roles: [...requesters, 'POINTS_ADMINISTRATOR'], calls: ['GET /admin/points'] },
  { roles: [...commercial, 'POINTS_ADMINISTRATOR'], calls: ['POST /points'] },
  { roles: internalRoles, calls: ['GET /payments/others', 'GET /payments/erp'] },
  { roles: commercial, calls: ['PATCH /invoice/:/reprove'] },
  // What is financed or sold for later is approved by Registration (APR-003).
  { roles: [...commercial, 'REGISTRATION'], calls: ['PATCH /invoice/:/approve'] },
  { roles: [...requesters, 'FINANCIAL'], calls: ['PATCH /invoice/:/invalidate'] },
  // What each of them cancels is told by payment and status (APR-018…020).
  { roles: [...commercial, 'FINANCIAL'], calls: ['PATCH /invoice/:/cancel'] },
  {
    roles: [...commercial, ...integratorTypeRoles],
    calls: [
      ...['POST /payments/invoice/:/checkout', 'POST /payments/invoice/:/pix', 'GET /invoices/:/triangulation'],
      ...['POST /invoices/:/triangulation', 'PATCH /invoices/:/triangulation', 'GET /invoices/:/triangulation/files/:'],
      'GET /erp/customers',
    ],
  },
  {
    roles: ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'],
    calls: ['PATCH /invoice/:/tenant', 'PATCH /invoices/:/triangulation/approve'],
  },
  { roles: [...commercial, 'FINANCIAL', ...integratorTypeRoles], calls: ['GET /invoices/:/triangulation/nf'] },
  { roles: [...commercial, 'FINANCIAL', ...integratorTypeRoles], calls: ['POST /returns/invoice/:'] },
  { roles: ['ADMINISTRATOR', 'LOGISTICS'], calls: ['POST /invoice/:/send-fretefy'] },
  {
    // C-140: the import of products is the administrator's, of their prices and stock also Purchase's.
    roles: ['ADMINISTRATOR', 'PURCHASE'],
    calls: [
      ...['POST /admin/catalogue/preview', 'POST /admin/catalogue/import', 'GET /admin/catalogue/export'],
      ...['GET /admin/catalogue/products', 'GET /admin/catalogue/counts', 'GET /admin/catalogue/filters'],
      ...['GET /admin/catalogue/products/:', 'PUT /admin/catalogue/products/:', 'POST /admin/catalogue/files'],
    ],
  },
  {
    roles: ['ADMINISTRATOR', 'MARKETING'],
    calls: [
      ...['GET /admin/banners', 'POST /admin/banners', 'PATCH /admin/banners/:', 'DELETE /admin/banners/:'],
      'PUT /admin/banners/order',
    ],
  },
  {
    roles: ['ADMINISTRATOR'],
    calls: [
      ...['GET /admin/freight', 'PUT /admin/freight/:', 'GET /admin/settings', 'PUT /admin/settings'],
      ...['POST /admin/freight/preview', 'POST /admin/freight/import', 'GET /admin/freight/export'],
      ...['POST /admin/users/preview', 'POST /admin/users/import', 'GET /admin/users/export'],
      ...['GET /admin/setup', 'GET /admin/setup/systems'],
      ...['GET /admin/separation-days', 'PUT /admin/separation-days/:'],
      ...['GET /admin/promotional-seasons', 'POST /admin/promotional-seasons', 'PUT /admin/promotional-seasons/:'],
      ...['GET /admin/settings/generator', 'PUT /admin/settings/generator'],
      ...['GET /admin/settings/pieces', 'PUT /admin/settings/pieces'],
      ...['POST /admin/branches', 'PUT /admin/branches/:', 'DELETE /admin/branches/:'],
      ...['GET /admin/consultants', 'POST /admin/consultants', 'PUT /admin/consultants/:'],
      ...['DELETE /admin/consultants/:', 'PUT /admin/consultants/order'],
      ...['GET /admin/links', 'POST /admin/links', 'PUT /admin/links/:', 'DELETE /admin/links/:'],
      'PUT /admin/links/order',
      ...['GET /admin/other-payment-methods', 'POST /admin/other-payment-methods'],
      ...['PUT /admin/other-payment-methods/:', 'PUT /admin/other-payment-methods/:/offered'],
      ...['GET /admin/failures', 'POST /admin/failures/:/retry', 'POST /admin/failures/retry'],
      'DELETE /admin/failures/:',
      ...['GET /admin/payment-methods', 'PUT /admin/payment-methods/:'],
      ...['GET /admin/dead-letters', 'POST /admin/dead-letters/:/retry', 'POST /dev/erp/orders/:/advance'],
      ...['GET /admin/audit', 'GET /admin/users', 'GET /admin/users/:', 'POST /admin/users', 'PUT /admin/users/:'],
      ...['POST /admin/users/:/deactivate', 'POST /admin/users/:/reactivate', 'POST /admin/users/:/link'],
    ],
  },
]

/** The roles that the documents give a call, in the order of the roles; null for a call that is not written down here. */
export const documentedRolesOf = (call: { readonly method: string; readonly path: string }): readonly Role[] | null => {
  const wanted = `${call.method} ${call.path.replace(/:\w+/g, ':')}`
  const found = documented.find(({ calls }) => calls.includes(wanted))
  return found ? roles.filter((role) => found.roles.includes(role)) : null
}
