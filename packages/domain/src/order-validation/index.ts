export * from './separation-calendar.ts'
export * from './validation-problems.ts'
