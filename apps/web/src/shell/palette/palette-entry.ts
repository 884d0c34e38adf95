import { comparable } from '@girassol/domain/shared'

/** Something to open or to do. */
export type PaletteEntry = {
  /** Unique in the palette. */
  readonly id: string
  readonly label: string
  /** A second, quieter text: the customer, the status. */
  readonly note?: string
  /** Opens an address of the application, or does something. */
  readonly run: { readonly to: string } | { readonly act: () => void }
}

export type PaletteGroup = { readonly label: string; readonly entries: readonly PaletteEntry[] }

/** Every word of the term is in the entry, in any order, accents and case ignored. */
export const matches = (entry: PaletteEntry, term: string): boolean => {
  const text = comparable(`${entry.label} ${entry.note ?? ''}`)
  return comparable(term)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
