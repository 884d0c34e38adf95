export * from './points-credit.ts'
