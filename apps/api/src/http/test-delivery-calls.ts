/** The calls of deliveries: for everyone who reads the order (C-154). */
export const deliveryReads = ['GET /invoice/:/deliveries']

/** For logistics and administrators (DEL-006, C-154). */
export const deliveryWrites = [
  'POST /invoice/:/deliveries',
  'PATCH /deliveries/:',
  'POST /deliveries/:/split',
  'POST /deliveries/:/move',
]
