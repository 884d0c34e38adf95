import { findCycles, type Import } from './imports.ts'
import { isTestCode } from './repository.ts'

/**
 * The rooms of the API from the ground up. A room imports only from the floors below its own, so no two rooms depend on
 * each other and a change affects only the floors above. Dependencies in the other direction are registered or passed
 * in where the application is composed (app.ts, routes.ts).
 */
const apiFloors: readonly (readonly string[])[] = [
  ['installation'],
  ['database', 'documents', 'threads'],
  ['integrations', 'outbox'],
  ['http'],
  ['records', 'spreadsheets'],
  [
    'features/company-brand',
    'features/consultants',
    'features/customers',
    'features/financing-lines',
    'features/freight',
    'features/links',
    'features/notifications',
    'features/payment-methods',
    'features/points-regulation',
    'features/sellers',
    'features/settings',
    'features/utilities',
  ],
  ['features/energy', 'features/failures', 'features/order-record', 'features/session', 'features/setup'],
  [
    'features/administration',
    'features/api-keys',
    'features/bootstrap',
    'features/catalogue',
    'features/company-users',
    'features/inbound',
    'features/onboarding',
    'features/orders',
    'features/profile',
    'features/sites',
  ],
  [
    'features/alerts',
    'features/card-analysis',
    'features/cart',
    'features/claims',
    'features/credit',
    'features/deliveries',
    'features/delivery-checks',
    'features/diagram',
    'features/financing',
    'features/grid',
    'features/homologation-pack',
    'features/layout',
    'features/negotiations',
    'features/order-validation',
    'features/printing',
    'features/privacy',
    'features/seller-registration',
    'features/shipping',
    'features/triangulation',
    'features/vouchers',
    'features/warranties',
    'features/webhooks',
    'features/wishlist',
  ],
  [
    'features/budgets',
    'features/generator',
    'features/order-approval',
    'features/payments',
    'features/points',
    'features/quick-order',
    'features/reconciliation',
    'features/returns',
  ],
  [
    'features/dashboard',
    'features/holds',
    'features/homologations',
    'features/product-lists',
    'features/proposals',
    'features/purchase-approvals',
    'features/substitutions',
  ],
  [
    'features/analytics',
    'features/calendar',
    'features/company-activity',
    'features/company-export',
    'features/public-api',
  ],
  ['jobs'],
  ['demo-data'],
  ['commands'],
]

/** 'features/orders' of 'apps/api/src/features/orders/…', 'http' of 'apps/api/src/http/…'; else undefined. */
const findRoom = (path: string): string | undefined =>
  /^apps\/api\/src\/(features\/[^/]+|(?!features\/)[^/]+)\//.exec(path)?.[1]

const findFloor = (room: string): number => apiFloors.findIndex((rooms) => rooms.includes(room))

const describeFloor = (room: string): string => `${room} (floor ${findFloor(room)})`

/** The rooms without a floor and the imports that do not lead downwards, one line each. */
export const findFloorFailures = (paths: readonly string[], imports: readonly Import[]): string[] => {
  const rooms = [...new Set(paths.flatMap((path) => findRoom(path) ?? []))]
  const unknown = rooms
    .filter((room) => findFloor(room) === -1)
    .map((room) => `apps/api/src/${room}: has no floor; give it one in tools/gates/floors.ts`)
  const upwards = imports.flatMap(({ from, line, to }) => {
    const [above, below] = [findRoom(from), findRoom(to)]
    if (above === undefined || isTestCode(from) || !to.startsWith('apps/api/src/') || above === below) return []
    if (below === undefined)
      return above === 'commands' ? [] : [`${from}:${line} → ${to}  floors: a room does not know the composition`]
    if (findFloor(below) < findFloor(above)) return []
    return [`${from}:${line} → ${to}  floors: ${describeFloor(above)} is not above ${describeFloor(below)}`]
  })
  return [...unknown, ...upwards]
}

const findWebRoom = (path: string): string | undefined =>
  /^(apps\/web\/src\/(?:features\/[^/]+|(?!features\/)[^/]+))\//.exec(path)?.[1]

/** The modules with which tests render screens. */
const isTestStage = (path: string): boolean => isTestCode(path) || /\/render-[^/]+\.tsx$/.test(path)

/** Circles of rooms of the web, one line each. They have no floors, but none may depend on itself through others. */
export const findRoomCircles = (imports: readonly Import[]): string[] => {
  const arrows = imports.flatMap((found) => {
    const [from, to] = [findWebRoom(found.from), findWebRoom(found.to)]
    return from === undefined || to === undefined || from === to || isTestStage(found.from)
      ? []
      : [{ ...found, from, to }]
  })
  return findCycles(arrows).map((circle) => `${circle.join(' → ')}  floors: rooms that depend on each other`)
}
