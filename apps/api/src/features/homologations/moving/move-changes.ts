import type { Equipment, HomologationStatus, NetworkWorks, PendencyOrigin } from '@girassol/domain/homologations'
import type { HomologationChanges } from '../homologation-store.ts'
import { dayColumns } from '../record/correct-dates.ts'

/** A move with the values that hold for it. */
export type Moving = {
  readonly to: HomologationStatus
  readonly day: string
  readonly protocol: string | null
  readonly text: string | null
  readonly works: NetworkWorks | undefined
  /** Of the kit as it is submitted. */
  readonly equipment: Equipment | null
}

type Changes = HomologationChanges

const noPendency = { pendency_from: null, pendency_text: null } satisfies Changes

/** A denied request starts again, with another protocol and perhaps another kit; the former values are in the log. */
const begunAnew = {
  protocol: null,
  submitted_on: null,
  pendency_on: null,
  issued_on: null,
  inspection_on: null,
  denied_on: null,
  denial_text: null,
  submitted_equipment: null,
} satisfies Changes

const specials: Readonly<Partial<Record<HomologationStatus, (moving: Moving, from: HomologationStatus) => Changes>>> = {
  DOCUMENTS: () => begunAnew,
  SUBMITTED: ({ protocol, equipment }) => ({ protocol, submitted_equipment: equipment }),
  // The table of moves leads to a pendency from these two statuses alone.
  PENDENCY: ({ text }, from) => ({ pendency_from: from as PendencyOrigin, pendency_text: text }),
  DENIED: ({ text }) => ({ denial_text: text }),
}

/** The columns that a move changes, but for the due day (HOM-002). */
export const toMoveChanges = (from: HomologationStatus, moving: Moving): Changes => {
  const { to, day, works } = moving
  return {
    status: to,
    status_on: day,
    ...(to === 'DOCUMENTS' ? {} : { [dayColumns[to]]: day }),
    ...(works === undefined ? {} : { works }),
    ...noPendency,
    ...specials[to]?.(moving, from),
  }
}
