/** The calls of the quick order and of the lists of products: for everyone who buys (C-154). */
export const quickOrderCalls = [
  'POST /quick-order/preview',
  'POST /quick-order/preview/file',
  'POST /quick-order/reorder',
  'GET /quick-order/frequent',
  'GET /quick-order/cart/export',
  'GET /quick-order/sample',
  'POST /quick-order/cart',
  'GET /lists',
  'POST /lists',
  'GET /lists/:',
  'PATCH /lists/:',
  'DELETE /lists/:',
  'POST /lists/:/copy',
  'POST /lists/:/cart',
]
