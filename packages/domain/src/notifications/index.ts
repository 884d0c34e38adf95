export * from './order-notices.ts'
export * from './reminders.ts'
