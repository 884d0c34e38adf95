export * from './judge-entries.ts'
export * from './read-lines.ts'
