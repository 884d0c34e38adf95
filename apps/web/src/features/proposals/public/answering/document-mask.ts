import { bareDocument } from '@girassol/domain/shared'

/** The places after which a mark stands, and the mark. */
const masks = {
  cpf: { length: 11, marks: { 3: '.', 6: '.', 9: '-' } },
  cnpj: { length: 14, marks: { 2: '.', 5: '.', 8: '/', 12: '-' } },
} as const satisfies Record<string, { readonly length: number; readonly marks: Readonly<Record<number, string>> }>

export type DocumentKind = keyof typeof masks

/** '12345678909' → '123.456.789-09', in any spelling and while it is incomplete; what does not fit is cut. */
export const maskDocument = (kind: DocumentKind, typed: string): string => {
  const { length, marks } = masks[kind]
  const bare = kind === 'cpf' ? typed.replace(/\D/g, '') : bareDocument(typed)
  const marked: Readonly<Record<number, string>> = marks
  return [...bare.slice(0, length)].map((character, index) => `${marked[index] ?? ''}${character}`).join('')
}
