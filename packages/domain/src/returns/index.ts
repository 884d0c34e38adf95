export * from './return-rules.ts'
