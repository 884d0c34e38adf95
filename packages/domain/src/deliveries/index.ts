export * from './delivery-status.ts'
export * from './delivery-units.ts'
export * from './order-of-deliveries.ts'
export * from './receiving-days.ts'
