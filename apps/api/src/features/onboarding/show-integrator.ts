import type * as contract from '@girassol/contract/onboarding'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findIntegrator, findOwnIntegrator } from './onboarding-queries.ts'

const missing = 'Integrador não encontrado.'

/** ONB-014: the caller's own integrator. */
export const showOwnIntegrator: Handler<typeof contract.showOwnIntegrator> = async ({ tx, actor }) =>
  orNotFound(await findOwnIntegrator(tx, actor), missing)

/** ONB-015: one integrator; 404 for another one's (C-08). */
export const showIntegrator: Handler<typeof contract.showIntegrator> = async ({ tx, actor }, { params: { id } }) =>
  orNotFound(await findIntegrator(tx, id, actor), missing)
