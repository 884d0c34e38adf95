import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPicture } from './clean-picture.ts'
import type { FileKind } from './file-kind.ts'
import { FileCheckBusy } from './unsafe-file.ts'

/** Two at once, because each occupies a processor core and much memory; the others wait. */
const turns = bulkhead(2, 200)

export type CleanFile = {
  readonly bytes: Uint8Array
  /** The upright size of a picture in pixels. */
  readonly size: { readonly width: number; readonly height: number } | null
}

const clean = async (bytes: Uint8Array, contentType: string): Promise<CleanFile> => {
  if (contentType === 'application/pdf') return { bytes: await cleanPdf(bytes), size: null }
  const { bytes: written, width, height } = await cleanPicture(bytes, contentType)
  return { bytes: written, size: { width, height } }
}

/**
 * What is stored of a file that a user sent, in the same format; the original is not kept. Every call that takes a
 * picture or a PDF stores this and nothing else (SEC-015, C-225). Throws `UnsafeFile` for a harmful or broken one, and
 * `FileCheckBusy`. A ZIP stays as it is: the portal never opens it, and browsers only download it.
 */
export const cleanFile = async (bytes: Uint8Array, { contentType }: FileKind): Promise<CleanFile> => {
  if (contentType === 'application/zip') return { bytes, size: null }
  try {
    return await turns.execute(() => clean(bytes, contentType))
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new FileCheckBusy(error) : error
  }
}
