export * from './link-places.ts'
