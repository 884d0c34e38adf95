import { type Drawing, drawings } from '@girassol/domain/catalogue'
import type { FileAnswer } from '../../../http/file-answer.ts'
import { pictureKey } from '../files/attachments.ts'
import { drawingFile, readDrawing } from '../files/product-drawings.ts'

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const daySeconds = 86_400

/** The picture of a product, or the drawing of its kind. */
export const coverAnswer = async (cover: {
  readonly picture: string | null
  readonly drawing: string
}): Promise<FileAnswer> => {
  const { picture } = cover
  if (picture !== null) {
    return {
      name: picture,
      contentType: contentTypes[picture.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      disposition: 'inline',
      caching: { version: picture, maxAgeSeconds: 365 * daySeconds },
      bytes: (files) => files.get(pictureKey(picture)),
    }
  }
  const drawing: Drawing = drawings.find((known) => known === cover.drawing) ?? 'kit'
  const bytes = await readDrawing(drawing)
  return {
    name: drawingFile(drawing),
    contentType: 'image/svg+xml',
    disposition: 'inline',
    caching: { version: bytes.toString('latin1'), maxAgeSeconds: daySeconds },
    bytes: async () => bytes,
  }
}
