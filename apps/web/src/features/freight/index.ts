export { FreightTerms, workingDays } from './freight-terms.tsx'
