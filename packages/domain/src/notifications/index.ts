export * from './budget-made.ts'
export * from './order-notices.ts'
export * from './payment-notices.ts'
export * from './reminders.ts'
