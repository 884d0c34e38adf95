import { brazilStates } from '@girassol/domain/shared'
import { z } from 'zod'
import { consultantBody } from './consultants/consultant-body.ts'
import { endpoint } from './http/endpoint.ts'
import { id, wholeNumber } from './http/fields.ts'

/** NAV-016 */
const consultantView = z.object({
  /** Separated by commas: 'SP,RJ'. */
  states: z.string().regex(/^[A-Z]{2}(,[A-Z]{2})*$/),
  consultantName: z.string(),
  /** Digits only. */
  phoneNumber: z.string().regex(/^\d{10,11}$/),
})

export const listConsultants = endpoint({
  method: 'GET',
  path: '/consultants',
  requires: 'session',
  summary: 'The consultants and the states that each answers for.',
  response: z.array(consultantView),
})

const version = wholeNumber(1, 2_147_483_647)

const managedConsultant = z.object({
  id,
  /** In alphabetical order. */
  states: z.array(z.enum(brazilStates)),
  consultantName: z.string(),
  /** Area code and number, digits only. */
  phoneNumber: z.string(),
  /** Counts the changes; an edit sends the version it started from. */
  version: z.number().int(),
})
export type ManagedConsultant = z.infer<typeof managedConsultant>

export const listManagedConsultants = endpoint({
  method: 'GET',
  path: '/admin/consultants',
  requires: 'administration.use',
  summary: 'The consultants in their order: of two that answer for a state the first is asked (C-140).',
  response: z.array(managedConsultant),
})

export const addConsultant = endpoint({
  method: 'POST',
  path: '/admin/consultants',
  requires: 'administration.use',
  summary: 'Add a consultant at the end of the list.',
  body: consultantBody,
  response: managedConsultant,
  status: 201,
})

export const changeConsultant = endpoint({
  method: 'PUT',
  path: '/admin/consultants/:id',
  requires: 'administration.use',
  summary: 'Change a consultant; 409 when somebody else did since the version the edit began with.',
  params: z.object({ id }),
  body: z.object({ ...consultantBody.shape, version }),
  response: managedConsultant,
})

export const removeConsultant = endpoint({
  method: 'DELETE',
  path: '/admin/consultants/:id',
  requires: 'administration.use',
  summary: 'Remove a consultant for good.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})

export const sortConsultants = endpoint({
  method: 'PUT',
  path: '/admin/consultants/order',
  requires: 'administration.use',
  summary: 'Put the consultants in this order: all of them, each once.',
  body: z.object({ ids: z.array(id).min(1).max(200) }),
  response: z.array(managedConsultant),
})
