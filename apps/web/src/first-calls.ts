/**
 * What each screen is sure to ask first, whoever opens it, at an address without a search; the session apart. The page
 * names these calls, so that on a slow network the answers come with the application (public/start.js). `$id` is what
 * stands there in the address.
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
