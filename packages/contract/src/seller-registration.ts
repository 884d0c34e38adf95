import { sellerLimits, sellerStatuses } from '@girassol/domain/sellers'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, requiredText, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { registrationRow, registrationView } from './seller-registration/registration.ts'
import { newRegistrationBody, registrationBody } from './seller-registration/registration-body.ts'

export type RegistrationRow = z.infer<typeof registrationRow>

export type RegistrationView = z.infer<typeof registrationView>

export type RegistrationFields = z.infer<typeof registrationBody>

export type NewRegistration = z.infer<typeof newRegistrationBody>

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/admin/sellers',
  mayLag: true,
  requires: 'sellers.manage',
  summary: 'Every seller by fancy name, whatever its status; by name, CNPJ or code, and status.',
  query: z.object({ term: z.optional(text(100)), status: z.enum(sellerStatuses).optional(), ...pageQuery(25) }),
  response: page(registrationRow),
})

export const showRegistration = endpoint({
  method: 'GET',
  path: '/admin/sellers/:id',
  requires: 'sellers.manage',
  summary: 'One seller with its registration and people, and what may be done to it now.',
  params: z.object({ id }),
  response: registrationView,
})

export const registerSeller = endpoint({
  method: 'POST',
  path: '/admin/sellers',
  requires: 'sellers.manage',
  summary: 'Register a seller, pending, with its first user, who is invited once it is approved.',
  body: newRegistrationBody,
  response: registrationView,
  status: 201,
})

export const changeRegistration = endpoint({
  method: 'PUT',
  path: '/admin/sellers/:id',
  requires: 'sellers.manage',
  summary: 'Change a registration; 409 when somebody else did since the version the edit began with.',
  params: z.object({ id }),
  body: z.object({ ...registrationBody.shape, version: id }),
  response: registrationView,
})

export const approveSeller = endpoint({
  method: 'POST',
  path: '/admin/sellers/:id/approve',
  requires: 'sellers.manage',
  summary: 'Let a seller buy; its people who have no password yet are invited.',
  params: z.object({ id }),
  response: registrationView,
})

export const rejectSeller = endpoint({
  method: 'POST',
  path: '/admin/sellers/:id/reprove',
  requires: 'sellers.manage',
  summary: 'Keep a seller out, for a reason; the sessions of its people end.',
  params: z.object({ id }),
  body: z.object({ reason: requiredText(sellerLimits.reason) }),
  response: registrationView,
})
