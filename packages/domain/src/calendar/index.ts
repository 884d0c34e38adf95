export * from './calendar-event.ts'
