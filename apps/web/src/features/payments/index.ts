export type { PaymentChange } from './payment-change.ts'
export { PaymentChoice } from './payment-choice.tsx'
