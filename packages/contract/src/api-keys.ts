import { apiScopeNames, keyStateNames } from '@girassol/domain/api-keys'
import { z } from 'zod'
import { apiKeyBody } from './api-keys/api-key-body.ts'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'

/** A key without its secret, which only its maker sees, once (API-001). */
const apiKeyView = z.object({
  id,
  /** The beginning of its text, by which people know it: 'gsk_abcdefgh'. */
  prefix: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopeNames)),
  /** Networks from which it may be used; none: from everywhere. */
  ranges: z.array(z.string()),
  madeBy: z.string(),
  madeAt: z.string(),
  /** Null: without an end. */
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  /** Until when the secret of before works; null when only the present one does. */
  formerUntil: z.string().nullable(),
  state: z.enum(keyStateNames),
})
export type ApiKeyView = z.infer<typeof apiKeyView>

const apiKeyList = z.object({
  data: z.array(apiKeyView),
  /** The most keys at one time. */
  most: z.number().int(),
  /** The scopes that a key of this owner may have, and that the caller may give. */
  scopes: z.array(z.enum(apiScopeNames)),
})

/** The whole text of the key, which is never sent again. */
const madeKey = z.object({ key: apiKeyView, secret: z.string() })
export type MadeKey = z.infer<typeof madeKey>

const params = z.object({ id })

export const listCompanyKeys = endpoint({
  method: 'GET',
  path: '/company/keys',
  requires: 'company.keys',
  summary: 'The keys of the own company that were not revoked, the newest first (API-002).',
  response: apiKeyList,
})

export const createCompanyKey = endpoint({
  method: 'POST',
  path: '/company/keys',
  requires: 'company.keys',
  summary: 'Make a key of the own company; its secret is in this answer alone (API-001).',
  body: apiKeyBody,
  response: madeKey,
  status: 201,
  callsPerMinute: 20,
})

export const rotateCompanyKey = endpoint({
  method: 'POST',
  path: '/company/keys/:id/rotate',
  requires: 'company.keys',
  summary: 'Give a key a new secret; the one of before works 24 hours more (API-002).',
  params,
  response: madeKey,
  callsPerMinute: 20,
})

export const revokeCompanyKey = endpoint({
  method: 'DELETE',
  path: '/company/keys/:id',
  requires: 'company.keys',
  summary: 'Revoke a key at once and for good (API-002).',
  params,
  response: z.null(),
  status: 204,
})

export const listHouseKeys = endpoint({
  method: 'GET',
  path: '/admin/keys',
  requires: 'keys.house',
  summary: 'The keys of the distributor that were not revoked, the newest first (API-002).',
  response: apiKeyList,
})

export const createHouseKey = endpoint({
  method: 'POST',
  path: '/admin/keys',
  requires: 'keys.house',
  summary: 'Make a key of the distributor; its secret is in this answer alone (API-001).',
  body: apiKeyBody,
  response: madeKey,
  status: 201,
  callsPerMinute: 20,
})

export const rotateHouseKey = endpoint({
  method: 'POST',
  path: '/admin/keys/:id/rotate',
  requires: 'keys.house',
  summary: 'Give a key a new secret; the one of before works 24 hours more (API-002).',
  params,
  response: madeKey,
  callsPerMinute: 20,
})

export const revokeHouseKey = endpoint({
  method: 'DELETE',
  path: '/admin/keys/:id',
  requires: 'keys.house',
  summary: 'Revoke a key at once and for good (API-002).',
  params,
  response: z.null(),
  status: 204,
})
