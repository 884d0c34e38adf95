import { toPlainLetters } from '@girassol/domain/shared'

/** A technical file as its product stores it: its name, the last segment of its link, and the key of its bytes. */
export type StoredFile = {
  readonly name: string
  readonly file: string
  readonly key: string
  readonly contentType: string
  /** Unknown for files of an import. */
  readonly bytes?: number
}

/** A name as a part of a URL: 'Manual de instalação' → 'manual-de-instalacao'. */
export const toWords = (name: string): string =>
  toPlainLetters(name)
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
