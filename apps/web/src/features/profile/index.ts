export { PendingEmailNotice } from './pending-email-notice.tsx'
export { SessionList } from './session-list.tsx'
