export { PendingEmailNotice } from './pending-email-notice.tsx'
