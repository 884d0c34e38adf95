export { CarrierCard } from './carrier-card.tsx'
export { FreightBasis, FreightTerms, workingDays } from './freight-terms.tsx'
export { useCarrierFreight } from './use-carrier-freight.ts'
