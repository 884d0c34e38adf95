import type { HomologationBody } from '@girassol/contract/homologations/homologation-body'
import { findDateProblem } from '@girassol/domain/homologations'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import type { HomologationRecord } from '../homologation-store.ts'

const columns = {
  submittedOn: 'submitted_on',
  pendencyOn: 'pendency_on',
  issuedOn: 'issued_on',
  inspectionOn: 'inspection_on',
  connectedOn: 'connected_on',
  deniedOn: 'denied_on',
} as const

type Dates = NonNullable<HomologationBody['dates']>
type DateName = keyof typeof columns

const names = Object.keys(columns) as DateName[]

/** The corrected days as columns; 400 for a day in the future, or of a status that was not reached (C-177). */
export const correctDates = (record: HomologationRecord, dates: Dates, today: string) => {
  const given = names.flatMap((name) => {
    const day = dates[name]
    const isReached = record[columns[name]] !== null
    return day === undefined ? [] : [{ name, day, message: findDateProblem(day, { today, isReached }) }]
  })
  refuseProblems(given.flatMap(({ name, message }) => (message === null ? [] : [{ field: `dates.${name}`, message }])))
  return Object.fromEntries(given.map(({ name, day }) => [columns[name], day]))
}

/** The column with the day of each status; DOCUMENTS has none. */
export const dayColumns = {
  SUBMITTED: 'submitted_on',
  PENDENCY: 'pendency_on',
  ISSUED: 'issued_on',
  INSPECTION: 'inspection_on',
  CONNECTED: 'connected_on',
  DENIED: 'denied_on',
} as const

/** The day on which the current status began. */
export const currentDay = (record: HomologationRecord): string => {
  const day = record.status === 'DOCUMENTS' ? null : record[dayColumns[record.status]]
  return day ?? record.status_on
}
