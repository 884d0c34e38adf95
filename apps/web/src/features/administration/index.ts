export { ChangeTable } from './audit/change-table.tsx'
export { RecordHistory } from './audit/record-history.tsx'
export { UserStatePill } from './users/user-state-pill.tsx'
