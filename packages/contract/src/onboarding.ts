import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { answersBody } from './onboarding/answers-body.ts'
import { ownSeller } from './sellers.ts'

/** An integrator with its registration; the partner's data is null for users who may not read it. */
export const integratorView = ownSeller.extend({
  email: z.string(),
  addressComplement: z.string(),
  /** The address of the logo on printed orders; null without one (USE-030). */
  logo: z.string().nullable(),
})
export type IntegratorView = z.infer<typeof integratorView>

export const saveOnboardingAnswers = endpoint({
  method: 'PUT',
  path: '/users/integrator',
  requires: 'onboarding.answer',
  summary: "Tell the own company's partner and how it works, once; the profile follows from the answers.",
  body: z.object({ companyInfo: answersBody }),
  response: ownSeller.pick({ companyInfo: true, profile: true, profilePoints: true }),
})

export const showOwnIntegrator = endpoint({
  method: 'GET',
  path: '/users/integrator',
  requires: 'sellers.readOwn',
  summary: 'The own integrator: registration, address, status, and to the integrator itself what it told.',
  response: integratorView,
})

export const showIntegrator = endpoint({
  method: 'GET',
  path: '/users/integrator/:id',
  requires: 'sellers.read',
  summary: 'One integrator; to integrator-type users only their own.',
  params: z.object({ id }),
  response: integratorView,
})
