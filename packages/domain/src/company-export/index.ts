export * from './company-export.ts'
