/** The calls of deliveries and of serial numbers: for everyone who reads the order (C-154). */
export const afterSaleReads = ['GET /invoice/:/deliveries', 'GET /invoice/:/serials', 'GET /warranties']

/** For logistics and administrators (DEL-006, C-154). */
export const deliveryWrites = [
  'POST /invoice/:/deliveries',
  'PATCH /deliveries/:',
  'POST /deliveries/:/split',
  'POST /deliveries/:/move',
]

/** For logistics, administrators and integrators (C-204). */
export const serialWrites = ['POST /invoice/:/serials', 'DELETE /invoice/:/serials/:']
