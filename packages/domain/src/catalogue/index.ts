export {
  type Asked,
  type Availability,
  canOrder,
  computeAvailability,
  computeKitAvailability,
  computeKitStock,
  type Stock,
  type StockPart,
  stockRefusals,
} from './availability.ts'
