export * from './compute-financing.ts'
export * from './financing-line.ts'
export * from './validate-financing.ts'
