export * from './form-sources.ts'
export * from './utility.ts'
