export * from './freight-band.ts'
export * from './freight-sentences.ts'
