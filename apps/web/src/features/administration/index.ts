export { ChangedNotice } from './changed-notice.tsx'
export { RecordHistory } from './record-history.tsx'
export { sectionsFor } from './sections.ts'
export { UserStatePill } from './user-state-pill.tsx'
