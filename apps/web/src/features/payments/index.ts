export { type PaymentChange, shownBy } from './payment-change.ts'
export { PaymentChoice } from './payment-choice.tsx'
export { PaymentPanel } from './payment-panel.tsx'
