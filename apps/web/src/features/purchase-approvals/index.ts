export { PurchaseLimits } from './purchase-limits.tsx'
export { awaitsApproval, toEditPermission } from './waiting/edit-permission.ts'
export { SentForApprovalDialog } from './waiting/sent-for-approval-dialog.ts'
export { WaitingBanner } from './waiting/waiting-banner.tsx'
