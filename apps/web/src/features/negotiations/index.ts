export { EndsAgreementDialog } from './ends-agreement-dialog-part.ts'
export { noLossReason, toLossBody } from './loss-reason.ts'
export { LossReasonFields } from './loss-reason-fields.tsx'
export { useBudgetNegotiation } from './use-budget-negotiation.tsx'
