import { bannerFormats, bannerLocations, workQueueNames } from '@girassol/domain/dashboard'
import { orderQueueNames } from '@girassol/domain/orders'
import { z } from 'zod'
import { bannerBody, newBannerBody } from './dashboard/banner-body.ts'
import { endpoint } from './http/endpoint.ts'
import { hiddenReais, id, text, wholeNumber } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { personalText } from './http/personal-fields.ts'

const location = z.enum(bannerLocations)

/** BAN-004; also the alternative text of the picture. */
const banner = z.object({
  id,
  title: z.string(),
  referLink: z.string().nullable(),
  active: z.boolean(),
  location,
  /** The last part of the picture's address, `banner/{fileName}`; another picture has another name. */
  fileName: z.string(),
  format: z.enum(Object.values(bannerFormats)),
})
export type BannerView = z.infer<typeof banner>

export const showDashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  mayLag: true,
  requires: 'orders.read',
  summary: 'How many orders or budgets wait for the caller, by what they wait for; each is a filter of the lists.',
  response: z.object({
    waiting: z.array(
      z.object({
        queue: z.enum(orderQueueNames),
        count: z.number().int(),
        /** At most 999. */
        isExact: z.boolean(),
      }),
    ),
    /** External systems that orders wait for; for staff (USE-020). */
    systems: z.array(z.object({ system: z.enum(['erp']), orders: z.number().int(), since: z.string() })),
    /**
     * Whether the portal has no orders yet. Administrators then see the set-up list; never in a demonstration
     * (USE-027).
     */
    needsSetup: z.boolean(),
  }),
})
export type WaitingSystem = z.infer<typeof showDashboard.response>['systems'][number]
export type QueueCount = z.infer<typeof showDashboard.response>['waiting'][number]

const workQueue = z.enum(workQueueNames)

const workQueueRow = z.object({
  queue: workQueue,
  /** The number of an order or an integrator, the code of a product, or a day. */
  id: z.string(),
  name: personalText,
  /** The total of an order or of the differences of a day; null for other records, and for users who may not see prices. */
  amount: hiddenReais,
  /** The start of the wait; null when unknown. */
  since: z.string().nullable(),
})
export type WorkQueueRow = z.infer<typeof workQueueRow>

export const showWorkQueue = endpoint({
  method: 'GET',
  path: '/dashboard/queue',
  mayLag: true,
  requires: 'session',
  summary: 'What waits for the caller, the oldest first, with the count and the oldest of each queue (USE-029).',
  query: z.object({ queue: workQueue.optional(), take: z.coerce.number<number>().int().min(1).max(50).default(8) }),
  response: z.object({
    queues: z.array(
      z.object({
        queue: workQueue,
        count: z.number().int(),
        /** At most 999. */
        isExact: z.boolean(),
        oldestAt: z.string().nullable(),
      }),
    ),
    data: z.array(workQueueRow),
    total: z.number().int(),
    totalIsExact: z.boolean(),
  }),
})

export const listBanners = endpoint({
  method: 'GET',
  path: '/banner',
  requires: 'session',
  summary: 'The active banners of a place, in their order.',
  query: z.object({ active: z.literal('true').default('true'), location }),
  response: z.array(banner),
})

export const markBannersSeen = endpoint({
  method: 'POST',
  path: '/banner/seen',
  requires: 'session',
  personal: true,
  summary: 'Mark active banners as seen by the caller; those not seen before come back, so that one tab shows them.',
  body: z.object({ ids: z.array(id).min(1).max(50) }),
  response: z.object({ ids: z.array(id) }),
})

export const showBannerPicture = endpoint({
  method: 'GET',
  path: '/banner/:name',
  requires: 'session',
  summary: 'The picture of a banner; of one that is off only for those who keep the banners.',
  params: z.object({ name: text(100) }),
  cached: true,
  response: fileBytes,
})

const managedBanner = banner.extend({
  /** Counts the changes; an edit sends the version it started from. */
  version: z.number().int(),
})
export type ManagedBanner = z.infer<typeof managedBanner>

const listed = z.object({ data: z.array(managedBanner) })

export const listManagedBanners = endpoint({
  method: 'GET',
  path: '/admin/banners',
  requires: 'banners.manage',
  summary: 'Every banner, on or off, by place and order (C-140).',
  response: listed,
})

export const addBanner = endpoint({
  method: 'POST',
  path: '/admin/banners',
  requires: 'banners.manage',
  summary: 'Add a banner at the end of its place, with its picture in base64.',
  body: newBannerBody,
  response: managedBanner,
  status: 201,
  megabytes: 5,
})

export const changeBanner = endpoint({
  method: 'PATCH',
  path: '/admin/banners/:id',
  requires: 'banners.manage',
  summary: 'Change a banner; the version is the one the edit began with, a picture is sent only when it is another.',
  params: z.object({ id }),
  body: z.object({ ...bannerBody.shape, version: wholeNumber(1, 2_147_483_647) }),
  response: managedBanner,
  megabytes: 5,
})

export const removeBanner = endpoint({
  method: 'DELETE',
  path: '/admin/banners/:id',
  requires: 'banners.manage',
  summary: 'Remove a banner for good.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})

export const sortBanners = endpoint({
  method: 'PUT',
  path: '/admin/banners/order',
  requires: 'banners.manage',
  summary: 'Put the banners of a place in this order: all of them, each once.',
  body: z.object({ location, ids: z.array(id).min(1).max(200) }),
  response: listed,
})
