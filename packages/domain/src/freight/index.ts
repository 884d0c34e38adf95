export * from './cargo-event.ts'
export * from './carrier-freight.ts'
export * from './freight-band.ts'
export * from './freight-sentences.ts'
