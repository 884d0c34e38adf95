export * from './setting.ts'
