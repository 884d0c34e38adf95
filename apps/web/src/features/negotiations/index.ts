export { EndsAgreementDialog } from './ends-agreement-dialog-part.ts'
export { type LossReasonTyped, noLossReason, toLossBody } from './loss-reason.ts'
export { LossReasonFields } from './loss-reason-fields.tsx'
export { useBudgetNegotiation } from './use-budget-negotiation.tsx'
