import { type Role, requesterRoles } from '../access/index.ts'
import type { PointsViewer } from './points-access.ts'

/** The entries of the points menu, in their order. */
export const pointsMenuEntries = ['home', 'statement', 'store', 'wishlist', 'regulation', 'management'] as const
export type PointsMenuEntry = (typeof pointsMenuEntries)[number]

const managementRoles: readonly Role[] = ['ADMINISTRATOR', 'POINTS_ADMINISTRATOR']

const hasAny = (roles: readonly Role[], wanted: readonly Role[]): boolean => roles.some((role) => wanted.includes(role))

/** PTS-068, PTS-069: the user's own integrator takes part, or the one that staff selected. */
const takesPart = ({ roles, ownEnabled, selectedEnabled }: PointsViewer): boolean =>
  ownEnabled === null
    ? selectedEnabled === true && hasAny(roles, requesterRoles)
    : ownEnabled && hasAny(roles, ['INTEGRATOR', 'MANAGER'])

/** Which entries the points menu has for a user (PTS-068…071). */
export const pointsMenuFor = (viewer: PointsViewer): readonly PointsMenuEntry[] => {
  const isHidden: Partial<Record<PointsMenuEntry, boolean>> = {
    regulation: false,
    management: !hasAny(viewer.roles, managementRoles),
  }
  const isOut = !takesPart(viewer)
  return pointsMenuEntries.filter((entry) => !(isHidden[entry] ?? isOut))
}

/**
 * PTS-072: whether the category meter is shown: for the integrator selected by staff, the user's own one (but not for
 * financial roles) or a manager's owner, while it takes part and a season is active.
 */
export const seesPointsMeter = (viewer: PointsViewer, hasSeason: boolean): boolean =>
  hasSeason && takesPart(viewer) && !viewer.roles.includes('FINANCIAL')
