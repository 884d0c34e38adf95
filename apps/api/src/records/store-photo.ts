import { randomUUID } from 'node:crypto'
import { canBePhoto, photoLimits, photoSentences } from '@girassol/domain/shared'
import type { LookupContext, WriteContext } from '../http/context.ts'
import { orRefuse } from '../http/refused.ts'
import { cleanAllowedFile } from '../integrations/files/clean-file.ts'
import { writeWithFiles } from './write-with-files.ts'

type SentPhoto = {
  readonly base64: string
  /** The beginning of its storage key, for instance `sites/7`. */
  readonly place: string
}

export type PhotoColumns = {
  readonly storage_key: string
  readonly content_type: string
  readonly width: number
  readonly height: number
}

/** The pixels alone, under a key that no other upload has, so that removing a photo never removes another one's file. */
const putPhoto = async ({ ports }: LookupContext, { base64, place }: SentPhoto): Promise<PhotoColumns> => {
  const { kind, bytes, size } = await cleanAllowedFile(
    Buffer.from(base64, 'base64'),
    (file) => orRefuse(canBePhoto(file), photoSentences, { status: 400 }),
    photoLimits.side,
  )
  const key = `${place}-${randomUUID()}.${kind.extension}`
  await ports.files.put({ key, bytes, contentType: kind.contentType })
  return { storage_key: key, content_type: kind.contentType, width: size?.width ?? 0, height: size?.height ?? 0 }
}

/**
 * C-155: stores a sent photo without EXIF and GPS, with the columns that `insert` writes in the one transaction of the
 * call. The file of a call that inserted nothing, as a repeated one, is removed.
 */
export const storePhoto = async <Answer>(
  context: LookupContext,
  sent: SentPhoto,
  insert: (writing: WriteContext, photo: PhotoColumns) => Promise<Answer>,
): Promise<Answer> => {
  const photo = await putPhoto(context, sent)
  return writeWithFiles(context, [photo.storage_key], (writing) => insert(writing, photo))
}
