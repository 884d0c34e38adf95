export * from './regulation.ts'
