import { claimStatusNames, claimTypeNames, mostClaimPhotos } from '@girassol/domain/claims'
import { z } from 'zod'
import { moveClaimBody, openClaimBody, replaceSerialBody } from './claims/claim-body.ts'
import { claimableUnits, claimRow, claimView } from './claims/claim-view.ts'
import { endpoint } from './http/endpoint.ts'
import { id, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { messageBody } from './http/message-body.ts'
import { page, pageQuery } from './http/page.ts'
import { photoBody, photoMegabytes } from './http/photo.ts'

export type {
  ClaimAction,
  ClaimableUnits,
  ClaimMessageView,
  ClaimMoveView,
  ClaimRow,
  ClaimView,
} from './claims/claim-view.ts'

const claimFilters = {
  status: z.optional(z.enum(claimStatusNames)),
  type: z.optional(z.enum(claimTypeNames)),
  /** `yes`: claims that somebody still has to work on. */
  open: z.enum(['yes', 'no']).default('no'),
  /** `yes`: only those that are late (CLM-006). */
  late: z.enum(['yes', 'no']).default('no'),
  /** `yes`: only those that the caller handles or has opened. */
  mine: z.enum(['yes', 'no']).default('no'),
  /** Only those of this order. */
  orderId: z.optional(z.coerce.number<number>().int().min(1).max(2_147_483_647)),
  /** A protocol, an order, or part of the integrator's name. */
  term: z.optional(text(100)),
}

export const listClaims = endpoint({
  method: 'GET',
  path: '/claims',
  requires: 'claims.read',
  summary: 'The claims of the caller’s scope, those due first, then the newest (CLM-009).',
  query: z.object({ ...claimFilters, ...pageQuery(25) }),
  response: page(claimRow),
})

export const exportClaims = endpoint({
  method: 'GET',
  path: '/claims/export',
  requires: 'claims.handle',
  summary: 'The filtered claims as a spreadsheet, with the working hours to first answer and decision (CLM-012).',
  query: z.object({ ...claimFilters, format: z.enum(['csv', 'xlsx']) }),
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})

const claimParams = z.object({ id })

export const listClaimableUnits = endpoint({
  method: 'GET',
  path: '/invoice/:id/claimable',
  requires: 'claims.read',
  summary: 'The units of an order that may still be claimed, by delivery and by serial number (CLM-003, CLM-005).',
  params: claimParams,
  response: claimableUnits,
})

export const openClaim = endpoint({
  method: 'POST',
  path: '/claims',
  requires: 'claims.open',
  summary: 'Open a claim about units of an order that have arrived (CLM-001, CLM-003, CLM-005).',
  body: openClaimBody,
  response: claimView,
  status: 201,
})

export const readClaim = endpoint({
  method: 'GET',
  path: '/claims/:id',
  requires: 'claims.read',
  summary: 'A claim with its thread, its history and what the caller may do (CLM-009).',
  params: claimParams,
  response: claimView,
})

export const moveClaim = endpoint({
  method: 'POST',
  path: '/claims/:id/move',
  requires: 'claims.read',
  summary: 'Take, ask, approve, refuse, resolve, cancel or reopen a claim (CLM-002, CLM-004, CLM-007, CLM-008).',
  params: claimParams,
  body: moveClaimBody,
  response: claimView,
})

export const addClaimMessage = endpoint({
  method: 'POST',
  path: '/claims/:id/messages',
  requires: 'claims.read',
  summary: 'A message of the thread with up to three files; an internal one only the distributor reads (CLM-010).',
  params: claimParams,
  body: messageBody,
  response: claimView,
  status: 201,
  callsPerMinute: 30,
  megabytes: 22,
})

export const downloadClaimFile = endpoint({
  method: 'GET',
  path: '/claims/:id/files/:fileId',
  requires: 'claims.read',
  summary: 'The bytes of a file of a message.',
  params: z.object({ id, fileId: id }),
  response: fileBytes,
  evidence: 'document-read',
})

export const addClaimPhoto = endpoint({
  method: 'POST',
  path: '/claims/:id/photos',
  requires: 'claims.open',
  summary: 'A photo of a claim that is not decided: PNG or JPEG, at most 5 MB, 10 for each item (DEL-014).',
  params: claimParams,
  query: z.object({ itemId: z.optional(id) }),
  body: photoBody,
  response: claimView,
  status: 201,
  callsPerMinute: 6 * mostClaimPhotos,
  megabytes: photoMegabytes,
})

export const downloadClaimPhoto = endpoint({
  method: 'GET',
  path: '/claims/:id/photos/:photoId',
  requires: 'claims.read',
  summary: 'The bytes of a photo of a claim.',
  params: z.object({ id, photoId: id }),
  response: fileBytes,
  evidence: 'document-read',
})

export const replaceSerial = endpoint({
  method: 'POST',
  path: '/claims/:id/serials',
  requires: 'claims.handle',
  summary: 'Enter the serial number of the unit that came for a claimed one, which passes its warranty on (WAR-007).',
  params: claimParams,
  body: replaceSerialBody,
  response: claimView,
  status: 201,
})
