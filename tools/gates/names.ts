import type { Gate } from './gate.ts'
import { isProduction } from './repository.ts'

const emptyWords = ['utils', 'util', 'helpers', 'helper', 'common', 'manager', 'service', 'services', 'data', 'info']

/** Names that contain a word above and are still specific. */
const wordExemptions: Readonly<Record<string, string>> = {
  'test-data': 'builders of records for tests, a package of their own',
  'demo-data': 'the records of the demonstration',
  'data-scope': 'whose records a user reads (C-08)',
  'data-table': 'the table of the interface kit',
}

/** The rooms: one word in domain, contract, API, web and stories. */
const rooms = [
  'session',
  'second-factor',
  'profile',
  'onboarding',
  'sellers',
  'company-activity',
  'company-brand',
  'company-export',
  'company-users',
  'purchase-approvals',
  'consultants',
  'links',
  'dashboard',
  'catalogue',
  'energy',
  'generator',
  'grid',
  'layout',
  'negotiations',
  'diagram',
  'holds',
  'homologation-pack',
  'homologations',
  'utilities',
  'bootstrap',
  'cart',
  'quick-order',
  'product-lists',
  'budgets',
  'customers',
  'orders',
  'order-validation',
  'order-approval',
  'payments',
  'claims',
  'credit',
  'deliveries',
  'delivery-checks',
  'warranties',
  'webhooks',
  'financing',
  'financing-lines',
  'inbound',
  'order-record',
  'payment-methods',
  'seller-registration',
  'shipping',
  'calendar',
  'card-analysis',
  'vouchers',
  'triangulation',
  'freight',
  'reconciliation',
  'returns',
  'printing',
  'points',
  'points-home',
  'points-management',
  'points-regulation',
  'points-store',
  'wishlist',
  'alerts',
  'api-keys',
  'analytics',
  'substitutions',
  'notifications',
  'settings',
  'failures',
  'administration',
  'privacy',
  'proposals',
  'public-api',
  'sites',
  'site-records',
  'setup',
]

/** Browser stories that use several rooms. */
const storiesOfManyRooms = [
  'access',
  'bill-to-connection',
  'catalogue-administration',
  'decision-figures',
  'keyboard',
  'navigation',
  'offline',
  'order-bulk',
  'order-life',
  'public-proposal',
  'shared-context',
  'shell',
  'status-colours',
  'touch',
  'typed-work',
]

/** The name caught by `place` must be one of `allowed`. */
const places: readonly { readonly place: RegExp; readonly allowed: readonly string[] }[] = [
  { place: /^packages\/domain\/src\/([^/]+)\//, allowed: [...rooms, 'shared', 'access'] },
  { place: /^packages\/contract\/src\/([^/]+)\//, allowed: [...rooms, 'http'] },
  { place: /^packages\/contract\/src\/([^/.]+)(?:\.test)?\.ts$/, allowed: rooms },
  { place: /^apps\/api\/src\/features\/([^/]+)\//, allowed: rooms },
  { place: /^apps\/web\/src\/features\/([^/]+)\//, allowed: rooms },
  {
    place: /^e2e\/([^/.]+)\.spec\.ts$/,
    allowed: [...rooms, ...storiesOfManyRooms],
  },
  { place: /^apps\/web\/src\/([^/]+)\//, allowed: ['access', 'features', 'shell', 'ui', 'lib', 'theme'] },
  {
    place: /^apps\/api\/src\/([^/]+)\//,
    allowed: [
      'features',
      'http',
      'database',
      'outbox',
      'installation',
      'integrations',
      'jobs',
      'demo-data',
      'commands',
      'documents',
      'records',
      'spreadsheets',
      'threads',
    ],
  },
]

const isEmptyName = (name: string): boolean => {
  const remaining = Object.keys(wordExemptions).reduce((rest, exempt) => rest.replace(exempt, ''), name)
  return remaining.split(/[-._]/).some((word) => emptyWords.includes(word))
}

const foldersAndFiles = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')))),
]

const emptyNames = (paths: readonly string[]): string[] =>
  foldersAndFiles(paths)
    .filter((path) => isEmptyName(path.slice(path.lastIndexOf('/') + 1)))
    .map((path) => `${path}: the name says nothing (${emptyWords.join(', ')}); name the concept`)

const strangers = (paths: readonly string[]): string[] => {
  const found = places.flatMap(({ place, allowed }) =>
    paths.flatMap((path) => {
      const match = place.exec(path)
      return match?.[1] === undefined || allowed.includes(match[1]) ? [] : [match[0].replace(/\/$/, '')]
    }),
  )
  return [...new Set(found)].map((path) => `${path}: not a room of the house; the list is in tools/gates/names.ts`)
}

const roomFolder = /^(?:packages\/domain\/src|apps\/(?:api|web)\/src\/features)\/.+(?=\/)/

/** The maximum number of code files in a folder of a room; a fuller one is divided by purpose. */
const mostFiles = 25

const crowded = (paths: readonly string[]): string[] => {
  const folders = paths.filter(isProduction).flatMap((path) => roomFolder.exec(path)?.[0] ?? [])
  return [...new Set(folders)].flatMap((folder) => {
    const count = folders.filter((other) => other === folder).length
    return count > mostFiles ? [`${folder}: ${count} files; divide it by what they are for (at most ${mostFiles})`] : []
  })
}

/** Specific names, and the same capability folders in every package. */
export const names: Gate = {
  name: 'names',
  check: ({ paths }) => ({
    failures: [...emptyNames(paths), ...strangers(paths), ...crowded(paths)],
    note: `${paths.length} paths, ${rooms.length} rooms`,
  }),
}
