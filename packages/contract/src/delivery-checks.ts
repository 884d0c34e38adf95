import { checkConditionNames, checkStateNames, mostLinePhotos } from '@girassol/domain/delivery-checks'
import { z } from 'zod'
import { checkLineBody, closeCheckBody } from './delivery-checks/check-body.ts'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { photoBody, photoMegabytes, storedPhoto } from './http/photo.ts'

const units = z.number().int()

const saved = z.object({
  counted: units,
  condition: z.enum(checkConditionNames),
  /** How many of the counted units are damaged or of another product. */
  affected: units,
  note: z.string().nullable(),
  savedBy: z.string(),
  savedAt: z.string(),
})

const checkLine = z.object({
  itemId: id,
  code: z.string(),
  name: z.string(),
  /** What the delivery brings. */
  sent: units,
  /** What was found; null until it is counted. */
  saved: saved.nullable(),
  photos: z.array(storedPhoto),
})
export type CheckLineView = z.infer<typeof checkLine>

const check = z.object({
  deliveryId: id,
  /** The number of the delivery in its order. */
  number: z.number().int(),
  orderId: id,
  carrier: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** The last day on which it may be closed; null until the delivery has arrived. */
  lastDay: z.iso.date().nullable(),
  /** Null before the delivery has left. */
  state: z.enum(checkStateNames).nullable(),
  lines: z.array(checkLine),
  closedAt: z.string().nullable(),
  /** The name with which it was signed. */
  signedBy: z.string().nullable(),
  claim: z.object({ id, protocol: z.string() }).nullable(),
  /** Whether the caller may count and close. */
  mayCheck: z.boolean(),
  /** Why nobody may change the check now. */
  refusal: z.string().nullable(),
  /** Why it cannot be closed yet although it may be changed, for instance because the delivery is still on the road. */
  closingRefusal: z.string().nullable(),
})
export type DeliveryCheckView = z.infer<typeof check>

export const readDeliveryCheck = endpoint({
  method: 'GET',
  path: '/deliveries/:id/check',
  requires: 'deliveries.read',
  summary: 'The lines of a delivery to check, with what was counted so far (DEL-009).',
  params: z.object({ id }),
  response: check,
})

const lineParams = z.object({ id, itemId: id })

export const saveCheckLine = endpoint({
  method: 'PUT',
  path: '/deliveries/:id/check/lines/:itemId',
  requires: 'deliveries.check',
  summary: 'Save what was found of a line; it may be changed until the check is closed (DEL-009).',
  params: lineParams,
  body: checkLineBody,
  response: checkLine,
})

export const addCheckPhoto = endpoint({
  method: 'POST',
  path: '/deliveries/:id/check/lines/:itemId/photos',
  requires: 'deliveries.check',
  summary: 'A photo of a line: PNG or JPEG in base64, at most 5 MB; stored without EXIF and GPS (DEL-014).',
  params: lineParams,
  body: photoBody,
  response: checkLine,
  status: 201,
  callsPerMinute: 6 * mostLinePhotos,
  megabytes: photoMegabytes,
})

const photoParams = z.object({ id, photoId: id })

export const downloadCheckPhoto = endpoint({
  method: 'GET',
  path: '/deliveries/:id/check/photos/:photoId',
  requires: 'deliveries.read',
  summary: 'The bytes of a photo of a check.',
  params: photoParams,
  response: fileBytes,
  evidence: 'document-read',
})

export const removeCheckPhoto = endpoint({
  method: 'DELETE',
  path: '/deliveries/:id/check/photos/:photoId',
  requires: 'deliveries.check',
  summary: 'Remove a photo of a check that is not closed.',
  params: photoParams,
  response: z.null(),
  status: 204,
})

export const closeDeliveryCheck = endpoint({
  method: 'POST',
  path: '/deliveries/:id/check/close',
  requires: 'deliveries.check',
  summary: 'Sign and close a check; what differs becomes one claim (DEL-009, DEL-012).',
  params: z.object({ id }),
  body: closeCheckBody,
  response: check,
})
