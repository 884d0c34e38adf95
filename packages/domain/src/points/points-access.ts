import type { Role } from '../access/index.ts'

/** The user, and whether the programme is on for the relevant integrators. */
export type PointsViewer = {
  readonly roles: readonly Role[]
  /** Of the user's own integrator; null without one. */
  readonly ownEnabled: boolean | null
  /** Of the integrator that staff selected; null when none is selected. */
  readonly selectedEnabled: boolean | null
}

const always: readonly Role[] = [
  'COMMERCIAL',
  'COMMERCIAL_SUPERVISOR',
  'CUSTOMER_SUCCESS',
  'POINTS_ADMINISTRATOR',
  'MANAGER',
]
const never: readonly Role[] = ['CONTRIBUTOR', 'FINANCIAL']

/**
 * NAV-023: whether the navigation has the entry 'Pontos'. Always for commercial staff (C-13), points administrators and
 * managers; for the administrator unless the selected integrator is out of the programme (C-17); for others when their
 * own integrator takes part.
 */
export const seesPointsEntry = ({ roles, ownEnabled, selectedEnabled }: PointsViewer): boolean => {
  if (roles.some((role) => always.includes(role))) return true
  if (roles.includes('ADMINISTRATOR')) return selectedEnabled !== false
  return ownEnabled === true && !roles.some((role) => never.includes(role))
}

const postsFromHome: readonly Role[] = ['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR']

/**
 * What the home of the points shows: the points, a notice that there are none, or a link to another page (PTS-041,
 * C-120).
 */
export type PointsDoor = 'open' | 'disabled' | 'choose' | 'manage'

/**
 * PTS-041, C-120: users without an own integrator are sent to the management, unless the selected one takes part;
 * administrators and commercial roles without a selection choose one first. PTS-065: an own integrator must take part.
 */
export const pointsDoorFor = ({ roles, ownEnabled, selectedEnabled }: PointsViewer): PointsDoor => {
  if (ownEnabled !== null) return ownEnabled ? 'open' : 'disabled'
  if (selectedEnabled === null) return roles.some((role) => postsFromHome.includes(role)) ? 'choose' : 'manage'
  return selectedEnabled ? 'open' : 'manage'
}

export const pointsSentences = {
  disabled: 'Este integrador não participa do programa de pontos.',
} as const
