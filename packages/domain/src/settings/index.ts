export * from './distributor.ts'
export * from './operation.ts'
export * from './season.ts'
export * from './setting.ts'
