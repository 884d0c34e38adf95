export { useCarrierFreight } from './use-carrier-freight.ts'
