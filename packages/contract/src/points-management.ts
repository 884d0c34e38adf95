import { pointTypes } from '@girassol/domain/points'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { tradeOfEntry } from './points.ts'
import { postingBody } from './points-management/posting-body.ts'

/** An entry of any integrator, as the management lists it (PTS-057). */
export const managedEntry = z.object({
  id,
  createdAt: z.iso.datetime(),
  /** Whole points, positive: the type gives the sign (C-125). */
  value: z.number().int(),
  type: z.enum(pointTypes),
  qualifiable: z.boolean(),
  expirationDate: z.iso.date().nullable(),
  motive: z.string().nullable(),
  trade: tradeOfEntry,
  /** The order that earned it; null for an entry posted by hand. */
  invoice: z.object({ id }).nullable(),
  seller: z.object({ id, name: z.string() }),
})
export type ManagedEntry = z.infer<typeof managedEntry>

export const listAllPoints = endpoint({
  method: 'GET',
  path: '/admin/points',
  mayLag: true,
  requires: 'points.readAll',
  summary: 'The entries of all integrators, newest first; by integrator, order, customer or condition.',
  query: z.object({ term: z.optional(text(100)), ...pageQuery(25) }),
  response: page(managedEntry),
})

const balance = z.object({ value: z.number().int() })

export const showIntegratorPoints = endpoint({
  method: 'GET',
  path: '/points/integrator/:id',
  requires: 'points.read',
  summary: 'An integrator with its balances: of all for staff, for integrators their own.',
  params: z.object({ id }),
  response: z.object({
    seller: z.object({ id, name: z.string(), pointsEnabled: z.boolean() }),
    /** The points that may be spent today. */
    tradeableBalance: balance,
    /** The points that count for the category in the active season. */
    qualifiableBalance: balance,
  }),
})

export const postPoints = endpoint({
  method: 'POST',
  path: '/points',
  requires: 'points.post',
  summary: 'Post a credit or a debit by hand; refused without an active season, or beyond what may be spent.',
  body: z.object({
    sellerId: id,
    ...postingBody.shape,
    /** The author of the entry is always the caller (PTS-062). */
    originUserId: z.optional(id),
  }),
  /** `balance`: what the integrator may spend after the entry. */
  response: managedEntry.extend({ balance: z.number().int() }),
  status: 201,
})
