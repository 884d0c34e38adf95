import { pointTypes } from '@girassol/domain/points'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'

const points = z.number().int()

/** The product of a swap; only debits from swaps have it (PTS-045, PTS-057). */
export const tradeOfEntry = z.object({ code: z.string(), description: z.string() }).nullable()

/** PTS-057 */
const pointEntry = z.object({
  id,
  createdAt: z.string(),
  /** Positive: the type gives the sign (C-125). */
  value: points,
  type: z.enum(pointTypes),
  qualifiable: z.boolean(),
  /** The last day on which it may be spent; null when it never expires. */
  expirationDate: z.iso.date().nullable(),
  /** The integrator's tradeable balance directly after it. */
  balance: points,
  /** Null for an entry posted by hand. */
  invoice: z.object({ id, customerName: z.string().nullable() }).nullable(),
  seller: z.object({ id, name: z.string() }),
  motive: z.string().nullable(),
  trade: tradeOfEntry,
})
export type PointEntryView = z.infer<typeof pointEntry>

export const listPoints = endpoint({
  method: 'GET',
  path: '/points',
  mayLag: true,
  requires: 'points.read',
  summary:
    'Entries of points, the latest first, by integrator, order, customer or condition: of the own integrator, or for staff of the one they name or selected, else of all.',
  query: z.object({ term: z.optional(text(100)), sellerId: z.optional(id), ...pageQuery(25) }),
  response: page(pointEntry),
})

const balance = z.object({ value: points })

export const readTradeable = endpoint({
  method: 'GET',
  path: '/points/tradeable',
  requires: 'points.read',
  summary: 'The points that the integrator can trade today.',
  response: balance,
})

export const readQualifiable = endpoint({
  method: 'GET',
  path: '/points/qualifiable',
  requires: 'points.read',
  summary: 'The qualifiable points of the active season; 0 while none is.',
  response: balance,
})

export const readCategory = endpoint({
  method: 'GET',
  path: '/points/category',
  requires: 'points.read',
  summary: 'The category that the qualifiable points give, and what the next one asks for.',
  response: z.object({
    name: z.string(),
    /** Null in the highest category. */
    nextCategoryName: z.string().nullable(),
    nextCategoryRequirement: points.nullable(),
  }),
})

/** PTS-061 */
const season = z.object({ id, seasonStart: z.iso.date(), seasonFinish: z.iso.date() })

export const readGainedInSeason = endpoint({
  method: 'GET',
  path: '/points/gainedInSeason',
  requires: 'points.read',
  summary: 'The points earned in the active season less those charged back, and the season; null while none is active.',
  response: z.object({ value: points, season: season.nullable() }),
})

export const listSeasons = endpoint({
  method: 'GET',
  path: '/point/season',
  requires: 'session',
  summary: 'The seasons of the points programme, the latest first.',
  response: z.array(season),
})

export const readSeason = endpoint({
  method: 'GET',
  path: '/point/season/:id',
  requires: 'session',
  summary: 'One season of the points programme.',
  params: z.object({ id }),
  response: season,
})
