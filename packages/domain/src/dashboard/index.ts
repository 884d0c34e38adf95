export * from './banner.ts'
