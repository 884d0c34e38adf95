export * from './diagram-facts.ts'
