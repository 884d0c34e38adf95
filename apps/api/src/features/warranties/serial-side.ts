import type { SerialSide } from '@girassol/domain/warranties'
import type { Actor } from '../../http/actor.ts'

/** C-204: the side of the caller; users of an integrator see only its orders. */
export const findSide = ({ scope }: Pick<Actor, 'scope'>): SerialSide =>
  scope.sees === 'all' ? 'distributor' : 'integrator'
