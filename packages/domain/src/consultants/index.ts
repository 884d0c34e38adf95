export * from './consultant.ts'
