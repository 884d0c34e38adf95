export type * from './diagram-facts.ts'
