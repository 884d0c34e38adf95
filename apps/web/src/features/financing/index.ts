export { CreditAnalysis } from './credit-analysis.tsx'
export { financingPairs } from './financing-pairs.tsx'
export { ReadFinancing } from './read-financing.tsx'
