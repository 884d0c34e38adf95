export * from './missing-parts.ts'
export * from './pack-facts.ts'
