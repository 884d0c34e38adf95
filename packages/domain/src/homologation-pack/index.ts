export * from './form-values.ts'
export * from './missing-parts.ts'
export * from './pack-diagram.ts'
export * from './pack-facts.ts'
