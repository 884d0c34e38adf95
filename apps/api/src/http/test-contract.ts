import type { Endpoint } from '@girassol/contract/http/endpoint'
import { type CompanyRole, can, hasCompanyRoleFor, type Role, roles } from '@girassol/domain/access'
import { z } from 'zod'
import { contractEndpoints } from '../contracts.ts'
import { makeSample, unwrapSchema } from './test-samples.ts'

/** The number of one record of each kind. */
export type Records = {
  readonly cart: number
  readonly budget: number
  readonly order: number
  readonly customer: number
  readonly notification: number
  readonly attachment: number
  readonly seller: number
  /** A trade of points, by its entry. */
  readonly trade: number
  readonly proposal: number
  readonly site: number
  readonly task: number
  readonly homologation: number
  readonly productList: number
  readonly delivery: number
  readonly claim: number
  /** A user of the same company. */
  readonly colleague: number
  readonly invitation: number
  readonly purchaseApproval: number
  readonly apiKey: number
  readonly webhook: number
  /** A record without an owner, like a season. */
  readonly shared: number
}

/** The kinds of records that a test needs no record of its own of. */
export const otherRecords = {
  seller: 1,
  notification: 1,
  attachment: 1,
  trade: 1,
  proposal: 1,
  site: 1,
  task: 1,
  homologation: 1,
  productList: 1,
  delivery: 1,
  claim: 1,
  colleague: 1,
  invitation: 1,
  purchaseApproval: 1,
  apiKey: 1,
  webhook: 1,
  shared: 1,
} as const satisfies Partial<Records>

/** The kind of record that an id in a path names; the first match counts. */
const kinds: readonly (readonly [RegExp, keyof Records])[] = [
  [/^\/invoice\/customer\/integrator\//, 'cart'],
  [/^\/invoice\/customer\//, 'customer'],
  [/^\/invoice\/cart\//, 'cart'],
  [/^\/invoice\/budget\/:id\/./, 'budget'],
  [/^\/invoice\/:id\/negotiation/, 'budget'],
  [/^\/invoice\/(?:budget\/)?:id$/, 'cart'],
  [/^\/invoice\/:id\/(?:use-same-address|pickup)/, 'cart'],
  [/^\/invoice\/0\/attachments\//, 'attachment'],
  [/^\/invoice\/:id\/checkCreditCard/, 'shared'],
  [/^\/(?:(?:dev\/payments|payments|returns)\/)?invoices?\//, 'order'],
  [/^\/notification\//, 'notification'],
  [/^\/(?:black-friday|admin|reconciliation)\//, 'shared'],
  [/^\/dev\/erp\/orders\//, 'order'],
  [/^\/(?:users|points)\/integrator\//, 'seller'],
  [/^\/points\/:id\/trade/, 'trade'],
  [/^\/point\/season\//, 'shared'],
  [/^\/proposals\//, 'proposal'],
  [/^\/sites\//, 'site'],
  [/^\/tasks\//, 'task'],
  [/^\/homologations\//, 'homologation'],
  [/^\/lists\//, 'productList'],
  [/^\/deliveries\//, 'delivery'],
  [/^\/claims\//, 'claim'],
  [/^\/approvals\//, 'purchaseApproval'],
  [/^\/company\/(?:users\/:id\/resend|invitations\/)/, 'invitation'],
  [/^\/company\/users\//, 'colleague'],
  [/^\/company\/keys\//, 'apiKey'],
  [/^\/company\/webhooks\//, 'webhook'],
  [/^\/sellers\//, 'seller'],
]

export const findRecordKind = (endpoint: Endpoint): keyof Records | null => {
  if (endpoint.method === 'GET' && endpoint.path.startsWith('/invoice/:id')) return 'order'
  return kinds.find(([path]) => path.test(endpoint.path))?.[1] ?? null
}

/** The parameters of a path that name a record by its number: `id`, `cartId`, `attId`. */
export const idsIn = ({ params }: Endpoint): readonly string[] =>
  params instanceof z.core.$ZodObject
    ? Object.entries(params._zod.def.shape).flatMap(([name, field]) =>
        unwrapSchema(field) instanceof z.core.$ZodNumber && /^id$|Id$/.test(name) ? [name] : [],
      )
    : []

export type Parts = {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** Users and sellers that no test logs in as, so that changes to them end no session of a test. */
const bystanders: readonly (readonly [RegExp, number])[] = [
  [/^\/admin\/sellers\/:id/, 14],
  [/^\/admin\/users\/:id/, 17],
]

const findBystander = ({ path }: Endpoint): number | undefined => bystanders.find(([kind]) => kind.test(path))?.[1]

/** A call that the schemas accept, with these records in its path. */
export const wellFormed = (endpoint: Endpoint, records?: Records): Parts => {
  const given = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [[part, makeSample(schema)]] : []
  })
  const parts = Object.fromEntries(given) as Parts
  const bystander = findBystander(endpoint)
  if (bystander !== undefined) return { ...parts, params: { ...parts.params, id: bystander } }
  const kind = findRecordKind(endpoint)
  const [first] = idsIn(endpoint)
  if (!records || !kind || first === undefined) return parts
  return { ...parts, params: { ...parts.params, [first]: records[kind] } }
}

const orderKinds = ['cart', 'budget', 'order'] as const

/** The states of an order in which a test calls the endpoint: one of them where the call names no order. */
export const listOrderKinds = (endpoint: Endpoint): readonly (typeof orderKinds)[number][] =>
  findRecordKind(endpoint) === 'order' && idsIn(endpoint).length > 0 ? orderKinds : ['order']

/** Every endpoint for users, with its name, for tests that call the whole contract. */
export const everyEndpoint: readonly (readonly [string, Endpoint])[] = Object.entries(contractEndpoints).filter(
  ([, { requires }]) => requires !== 'signature',
)

/** The endpoints for other systems, which need no session and no role. */
export const signedEndpoints: readonly (readonly [string, Endpoint])[] = Object.entries(contractEndpoints).filter(
  ([, { requires }]) => requires === 'signature',
)

/** The role in the company with which a user of a portal role starts (COMP-001). */
const startingRoles: Partial<Record<Role, CompanyRole>> = {
  INTEGRATOR: 'ADMIN',
  MANAGER: 'APPROVER',
  CONTRIBUTOR: 'BUYER',
}

export const mayCall = (endpoint: Endpoint, role: Role): boolean =>
  endpoint.requires !== 'signature' &&
  endpoint.requires !== 'key' &&
  (endpoint.requires === 'public' ||
    endpoint.requires === 'session' ||
    (can([role], endpoint.requires) && hasCompanyRoleFor(startingRoles[role] ?? null, endpoint.requires)))

/** The role whose calls reach the most data: the integrator has records of their own. */
export const findUsualCaller = (endpoint: Endpoint): Role =>
  (['INTEGRATOR', 'ADMINISTRATOR', ...roles] as const).find((role) => mayCall(endpoint, role)) ?? 'ADMINISTRATOR'

export const toDemoEmail = (role: Role): string => `${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`
