import { homologationStatusNames } from '@girassol/domain/homologations'
import { z } from 'zod'
import { homologationBody, homologationMoveBody, newHomologationBody } from './homologations/homologation-body.ts'
import { homologationRow, homologationView } from './homologations/homologation-view.ts'
import { endpoint } from './http/endpoint.ts'
import { id, productCode, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'

export type { HomologationRow, HomologationView } from './homologations/homologation-view.ts'

const params = z.object({ id })

const isStatusList = (typed: string): boolean =>
  typed.split(',').every((status) => (homologationStatusNames as readonly string[]).includes(status))

const filters = {
  /** Several separated by commas; without a value, every status. */
  status: z.optional(text(100).check(z.refine(isStatusList, 'Situação inválida'))),
  /** The id of a utility. */
  utility: z.optional(id),
  /** `1`: only those whose utility is past its due day now (HOM-003). */
  overdue: z.enum(['0', '1']).default('0'),
}

export const listHomologations = endpoint({
  method: 'GET',
  path: '/homologations',
  requires: 'homologation.read',
  summary: 'The homologations of the seller, the newest first (HOM-017).',
  query: z.object({ ...filters, ...pageQuery(15) }),
  response: page(homologationRow),
})

export const createHomologation = endpoint({
  method: 'POST',
  path: '/homologations',
  requires: 'homologation.use',
  summary: 'A homologation of an order or budget with a kit, filled from its site and customer; 409 without a kit.',
  body: newHomologationBody,
  response: homologationView,
  status: 201,
})

export const exportHomologations = endpoint({
  method: 'GET',
  path: '/homologations/export',
  requires: 'homologation.read',
  summary: 'The filtered list as a spreadsheet, without the documents of holders (HOM-017).',
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx']).default('csv') }),
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})

export const readHomologation = endpoint({
  method: 'GET',
  path: '/homologations/:id',
  requires: 'homologation.read',
  summary: 'A homologation with what its pack lacks today, its due day, its log and its actions.',
  params,
  response: homologationView,
})

export const editHomologation = endpoint({
  method: 'PATCH',
  path: '/homologations/:id',
  requires: 'homologation.use',
  summary: 'Change sections; 409 when the record has changed since, or another open one has the consumer unit (C-177).',
  params,
  body: homologationBody,
  response: homologationView,
})

export const moveHomologation = endpoint({
  method: 'POST',
  path: '/homologations/:id/move',
  requires: 'homologation.use',
  summary: 'Move to another status; 409 for an impossible move or an incomplete pack, 400 for what the move lacks.',
  params,
  body: homologationMoveBody,
  response: homologationView,
  callsPerMinute: 30,
})

export const notifyRegistration = endpoint({
  method: 'POST',
  path: '/homologations/:id/registration-notices',
  requires: 'homologation.use',
  summary: 'Notify the registration staff, once a day for a product, of what the pack lacks of it; 409 if nothing.',
  params,
  body: z.strictObject({ code: productCode }),
  response: homologationView,
  callsPerMinute: 20,
})

export const downloadPack = endpoint({
  method: 'GET',
  path: '/homologations/:id/pack',
  requires: 'homologation.read',
  summary: 'The documents for the utility as one ZIP, made from the data of today, or as they were submitted last.',
  params,
  query: z.object({ of: z.enum(['today', 'submitted']).default('today') }),
  response: fileBytes,
  callsPerMinute: 20,
  evidence: 'document-read',
})

export const showDiagram = endpoint({
  method: 'GET',
  path: '/homologations/:id/diagram.svg',
  requires: 'homologation.read',
  summary: 'The single-line diagram of today; 409 while the order has no kit that can be drawn.',
  params,
  response: fileBytes,
  callsPerMinute: 60,
  evidence: 'document-read',
})

export const downloadDiagram = endpoint({
  method: 'GET',
  path: '/homologations/:id/diagram.pdf',
  requires: 'homologation.read',
  summary: 'The single-line diagram of today as one A3 sheet; 409 while the order has no kit that can be drawn.',
  params,
  response: fileBytes,
  callsPerMinute: 20,
  evidence: 'document-read',
})

export const downloadMemorial = endpoint({
  method: 'GET',
  path: '/homologations/:id/memorial.pdf',
  requires: 'homologation.read',
  summary: 'The memorial descritivo of today as PDF.',
  params,
  response: fileBytes,
  callsPerMinute: 20,
  evidence: 'document-read',
})
