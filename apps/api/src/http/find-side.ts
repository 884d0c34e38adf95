import type { Actor } from './actor.ts'

/** The side of the caller; users of an integrator see only what is its own. */
export const findSide = ({ scope }: Pick<Actor, 'scope'>): 'distributor' | 'integrator' =>
  scope.sees === 'all' ? 'distributor' : 'integrator'
