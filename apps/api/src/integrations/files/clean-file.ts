import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPicture } from './clean-picture.ts'
import { detectFileKind, type FileKind } from './file-kind.ts'
import { FileCheckBusy } from './unsafe-file.ts'

/** Two at once, because each occupies a processor core and much memory; the others wait. */
const turns = bulkhead(2, 200)

export type CleanFile = {
  readonly bytes: Uint8Array
  /** The upright size of a picture in pixels. */
  readonly size: { readonly width: number; readonly height: number } | null
}

const clean = async (bytes: Uint8Array, contentType: string, longestSide?: number): Promise<CleanFile> => {
  if (contentType === 'application/pdf') return { bytes: await cleanPdf(bytes), size: null }
  const { bytes: written, width, height } = await cleanPicture(bytes, contentType, longestSide)
  return { bytes: written, size: { width, height } }
}

/**
 * What is stored of a file that a user sent, in the same format; the original is not kept. Every call that takes a
 * picture or a PDF stores this and nothing else (SEC-015, C-225). Throws `UnsafeFile` for a harmful or broken one, and
 * `FileCheckBusy`. A ZIP stays as it is: the portal never opens it, and browsers only download it.
 */
export const cleanFile = async (
  bytes: Uint8Array,
  { contentType }: FileKind,
  longestSide?: number,
): Promise<CleanFile> => {
  if (contentType === 'application/zip') return { bytes, size: null }
  try {
    return await turns.execute(() => clean(bytes, contentType, longestSide))
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new FileCheckBusy(error) : error
  }
}

/** What decides whether a use allows a file; the size of a picture is known once it was read. */
export type JudgedFile = {
  /** By the content; null if it is of no known kind. */
  readonly contentType: string | null
  readonly bytes: number
  readonly size?: CleanFile['size']
}

/**
 * A sent file, written anew. `judge` throws for a file that its use does not allow, at least for one of no known kind:
 * it sees the file as it was sent, before anything reads it, and as it will be stored. A picture with a side of more
 * than `longestSide` pixels is made smaller.
 */
export const cleanAllowedFile = async (sent: Uint8Array, judge: (file: JudgedFile) => void, longestSide?: number) => {
  const kind = detectFileKind(sent)
  judge({ contentType: kind?.contentType ?? null, bytes: sent.length })
  if (kind === null) throw new Error('a refused file was accepted')
  const { bytes, size } = await cleanFile(sent, kind, longestSide)
  judge({ contentType: kind.contentType, bytes: bytes.length, size })
  return { bytes, kind, size }
}
