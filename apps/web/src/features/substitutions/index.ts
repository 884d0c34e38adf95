export { useCartSubstitutions } from './cart-substitutions.tsx'
export { ImpactLink } from './impact-link.tsx'
export { useRecordSubstitutions } from './record-substitutions.tsx'
