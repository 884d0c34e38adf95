export { ChangedNotice } from './changed-notice.tsx'
export { RecordHistory } from './record-history.tsx'
export { SaveNotice } from './save-notice.tsx'
export { UserStatePill } from './user-state-pill.tsx'
