import { integratorTypeRoles } from '@girassol/domain/access'

/** The calls of deliveries, their checks and serial numbers: for everyone who reads the order (C-154, DEL-015). */
export const afterSaleReads = [
  'GET /invoice/:/deliveries',
  'GET /deliveries/:/check',
  'GET /deliveries/:/check/photos/:',
  'GET /invoice/:/serials',
  'GET /warranties',
]

/** For those who receive the goods, and no role of the distributor (DEL-015). */
export const checkWrites = [
  'PUT /deliveries/:/check/lines/:',
  'POST /deliveries/:/check/lines/:/photos',
  'DELETE /deliveries/:/check/photos/:',
  'POST /deliveries/:/check/close',
]

/** For logistics and administrators (DEL-006, C-154). */
export const deliveryWrites = [
  'POST /invoice/:/deliveries',
  'PATCH /deliveries/:',
  'POST /deliveries/:/split',
  'POST /deliveries/:/move',
]

/** For logistics, administrators and integrators (C-204). */
export const serialWrites = ['POST /invoice/:/serials', 'DELETE /invoice/:/serials/:']

const claimHandlers = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS', 'LOGISTICS'] as const

/** The calls of claims (C-154). Each side makes its own moves, on which `canMoveClaim` decides (CLM-004). */
export const claimCalls = [
  {
    roles: [...integratorTypeRoles, ...claimHandlers, 'FINANCIAL'],
    calls: [
      'GET /claims',
      'GET /claims/:',
      'GET /claims/:/files/:',
      'GET /claims/:/photos/:',
      'GET /invoice/:/claimable',
      'POST /claims/:/move',
      'POST /claims/:/messages',
    ],
  },
  { roles: integratorTypeRoles, calls: ['POST /claims', 'POST /claims/:/photos'] },
  { roles: claimHandlers, calls: ['GET /claims/export', 'POST /claims/:/serials'] },
] as const
