export { financingBankLabels } from './financing-bank.ts'
export { type PaymentChange, PaymentChoice } from './payment-choice.tsx'
