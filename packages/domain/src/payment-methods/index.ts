export * from './condition-origin.ts'
export * from './usual-instalment.ts'
