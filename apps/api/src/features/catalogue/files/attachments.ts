import { pictureTypes } from '@girassol/domain/shared'
import type { FileKind } from '../../../integrations/files/file-kind.ts'
import type { ImportedProduct } from '../import/catalogue-row.ts'
import { type StoredFile, toWords } from './stored-file.ts'

/** A file next to the catalogue file, and its name in the storage, which is derived from its content. */
export type Attachment = { readonly path: string; readonly name: string; readonly kind: FileKind }

/** Where the files of a catalogue are looked up, and where they are stored. */
export type Attachments = {
  /** The file that a cell names, or the reason in Portuguese why it cannot be stored. */
  readonly find: (cell: string) => Promise<Attachment | string>
  readonly store: (attachment: Attachment, key: string) => Promise<void>
}

/** For imports without a folder of files. */
export const noAttachments: Attachments = {
  find: async () => 'esta importação não traz arquivos',
  store: async () => undefined,
}

/** The picture and files that a product stores from its row. */
export type Attached = {
  readonly picture: string | null
  readonly files: readonly StoredFile[]
  /** The files to store before the product is written. */
  readonly wanted: readonly { readonly attachment: Attachment; readonly key: string }[]
}

/** The storage key of a picture; its name is derived from its content, so other bytes have another name. */
export const pictureKey = (name: string): string => `pictures/${name}`

const attachPicture = async (cell: string, attachments: Attachments): Promise<Attached | string> => {
  const found = await attachments.find(cell)
  if (typeof found === 'string') return `IMG_CAPA: ${found}`
  if (!pictureTypes.some((type) => type === found.kind.contentType)) return 'IMG_CAPA: use PNG, JPEG ou WebP'
  return { picture: found.name, files: [], wanted: [{ attachment: found, key: pictureKey(found.name) }] }
}

const attachFile = async (
  { name, value }: { readonly name: string; readonly value: string },
  attachments: Attachments,
): Promise<Attached | string> => {
  const found = await attachments.find(value)
  if (typeof found === 'string') return `files: ${name}: ${found}`
  const { contentType, extension } = found.kind
  const key = `library/${found.name}`
  const stored = { name, file: `${toWords(name)}.${extension}`, key, contentType }
  return { picture: null, files: [stored], wanted: [{ attachment: found, key }] }
}

/** The picture and the technical files of a row, or every reason why they cannot be stored (STORE-015, STORE-019). */
export const attachTo = async (
  { IMG_CAPA, files = [] }: Pick<ImportedProduct, 'IMG_CAPA' | 'files'>,
  attachments: Attachments,
): Promise<Attached | readonly string[]> => {
  const parts: (Attached | string)[] = IMG_CAPA === undefined ? [] : [await attachPicture(IMG_CAPA, attachments)]
  for (const file of files) parts.push(await attachFile(file, attachments))
  const reasons = parts.filter((part) => typeof part === 'string')
  if (reasons.length > 0) return reasons
  const attached = parts.filter((part) => typeof part !== 'string')
  const stored = attached.flatMap((part) => part.files)
  if (new Set(stored.map(({ file }) => file)).size < stored.length) return ['files: dois arquivos com o mesmo nome']
  return {
    picture: attached.find(({ picture }) => picture !== null)?.picture ?? null,
    files: stored,
    wanted: attached.flatMap(({ wanted }) => wanted),
  }
}
