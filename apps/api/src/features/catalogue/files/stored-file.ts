import { toPlainLetters } from '@girassol/domain/shared'

/** A technical file as its product keeps it: its name, the last segment of its link, and where its bytes are. */
export type StoredFile = {
  readonly name: string
  readonly file: string
  readonly key: string
  readonly contentType: string
  /** Unknown of the files that an import brought. */
  readonly bytes?: number
}

/** A name as an address writes it: 'Manual de instalação' → 'manual-de-instalacao'. */
export const toWords = (name: string): string =>
  toPlainLetters(name)
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
