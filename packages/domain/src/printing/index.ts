export * from './access-key.ts'
export * from './bank-slip.ts'
export * from './can-print.ts'
export * from './printed-document.ts'
