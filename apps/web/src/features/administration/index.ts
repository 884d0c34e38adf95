export { RecordHistory } from './audit/record-history.tsx'
export { type RecordForm, useRecordForm } from './use-record-form.ts'
export { UserStatePill } from './users/user-state-pill.tsx'
