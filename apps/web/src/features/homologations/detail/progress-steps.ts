import type { HomologationView } from '@girassol/contract/homologations'
import { type HomologationStatus, homologationStatuses } from '@girassol/domain/homologations'
import { formatDate } from '../../../lib/format.ts'
import type { TrackedStep } from '../../../ui/step-tracker.tsx'

type Progress = Pick<HomologationView, 'status' | 'dates' | 'createdAt'>

/** The five steps of a homologation, each with the day on which it was reached (HOM-002). */
const listDays = ({ createdAt, dates }: Progress): readonly (readonly [HomologationStatus, string | null])[] => [
  ['DOCUMENTS', createdAt],
  ['SUBMITTED', dates.submittedOn],
  ['ISSUED', dates.issuedOn],
  ['INSPECTION', dates.inspectionOn],
  ['CONNECTED', dates.connectedOn],
]

/** How many steps are reached; a pendency stays in the step in which it was raised. */
const countReached = (progress: Progress): number => {
  const days = listDays(progress)
  const at = days.findIndex(([status]) => status === progress.status)
  return at >= 0 ? at + 1 : days.findLastIndex(([, day]) => day !== null) + 1
}

/** The steps of the tracker; a denied homologation has none that counts. */
export const toProgressSteps = (progress: Progress): readonly TrackedStep[] => {
  const reached = countReached(progress)
  return listDays(progress).map(([status, day], index) => {
    const isReached = index < reached
    const isCurrent = index === reached - 1
    const at = day === null ? undefined : `${status === 'DOCUMENTS' ? 'desde ' : ''}${formatDate(day)}`
    return {
      label: homologationStatuses[status].label,
      isReached,
      ...(isReached && at !== undefined && { at }),
      ...(isCurrent && progress.status === 'PENDENCY' && { haltedAt: 'com pendência' }),
    }
  })
}
