export * from './serial-number.ts'
export * from './serial-rights.ts'
export * from './warranty-end.ts'
