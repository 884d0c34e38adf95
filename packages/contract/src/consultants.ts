import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'

/** NAV-016 */
const consultantView = z.object({
  /** Joined by commas: 'SP,RJ'. */
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
