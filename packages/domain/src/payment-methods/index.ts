export * from './condition-origin.ts'
