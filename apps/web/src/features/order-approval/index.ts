export { DecidedOrder } from './decided-order.tsx'
export { DecisionRefusal } from './decision-refusal.tsx'
export { useDecision } from './use-decision.ts'
