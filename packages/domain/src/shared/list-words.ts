import { whenUsed } from './when-used.ts'

const list = whenUsed(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }))

/** ['a', 'b', 'c'] → 'a, b e c' */
export const listWords = (words: readonly string[]): string => list().format(words)
