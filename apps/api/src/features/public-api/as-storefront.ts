import type { Context } from '../../http/context.ts'

/**
 * The caller as a user of an integrator: a key of the house neither shows nor orders products that only the distributor
 * sees (API-005).
 */
export const asStorefront = <Caller extends Pick<Context, 'actor'>>(context: Caller): Caller => ({
  ...context,
  actor: { ...context.actor, roles: ['INTEGRATOR'] },
})
