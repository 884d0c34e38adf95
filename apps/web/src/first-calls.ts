/**
 * The first calls that each screen always makes, for every user, at an address without a search; without the call for
 * the session. The page lists these calls, so that on a slow network the responses arrive with the application
 * (public/start.js). `$id` is the path parameter of the address.
 */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/pedidos': ['/api/v2/invoice?orderby=createdAt&ordertype=DESC&skip=1', '/api/v2/invoice/views'],
  '/pedidos/$id': ['/api/v2/invoice/$id'],
  '/pedidos/$id/conta-e-ordem': ['/api/v2/invoice/$id', '/api/v2/invoices/$id/triangulation'],
  '/orcamentos': ['/api/v2/invoice?status=BUDGET%2CBUDGET_EXPIRED&take=15&skip=1'],
  '/sales': ['/api/configuration/sales-campaign'],
  '/kits-prontos': ['/api/product?type=PA&orderby=power&ordertype=ASC&take=25&skip=1'],
  '/monte-seu-gerador': [
    '/api/v2/invoice/cart',
    '/api/inverter-brands?active=true&isOnlineStore=true',
    '/api/modules?active=true&isOnlineStore=true',
  ],
}
