export * from './cart-item.ts'
export * from './delivery-state.ts'
export * from './kit-quantity.ts'
export * from './missing-to-finish.ts'
