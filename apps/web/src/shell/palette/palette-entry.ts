import { comparable } from '@girassol/domain/shared'

/** Something to open or to run. */
export type PaletteEntry = {
  /** Unique in the palette. */
  readonly id: string
  readonly label: string
  /** A second, less prominent text: the customer, the status. */
  readonly note?: string
  /** Opens an address of the application, or runs an action. */
  readonly run: { readonly to: string } | { readonly act: () => void }
}

export type PaletteGroup = { readonly label: string; readonly entries: readonly PaletteEntry[] }

/** Whether the entry contains every word of the term, in any order, ignoring accents and case. */
export const matches = (entry: PaletteEntry, term: string): boolean => {
  const text = comparable(`${entry.label} ${entry.note ?? ''}`)
  return comparable(term)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
