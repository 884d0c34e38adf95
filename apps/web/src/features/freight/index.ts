export { FreightBasis, FreightTerms, workingDays } from './freight-terms.tsx'
