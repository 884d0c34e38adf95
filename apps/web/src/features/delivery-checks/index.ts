export { ClaimLink } from './claim-link.tsx'
export { DeliveryCheckEntry } from './delivery-check-entry.tsx'
