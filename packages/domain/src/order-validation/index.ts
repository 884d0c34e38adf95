export * from './first-free-day.ts'
export * from './separation-calendar.ts'
export * from './validation-problems.ts'
