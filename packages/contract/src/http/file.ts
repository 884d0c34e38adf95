import { z } from 'zod'

/** The response of an endpoint that sends a file: its bytes with their own content type instead of JSON. */
export const fileBytes = z.instanceof(Uint8Array)

/** A file that the server received; it exists until the call is answered (REL-009). */
export type ReceivedFile = {
  /** The open file, from which threads of the same process read too. */
  readonly descriptor: number
  /** In bytes. */
  readonly size: number
  /** The SHA-256 of the content, in base64url. */
  readonly digest: string
}

const isFile = (file: unknown): boolean =>
  file instanceof Uint8Array ||
  file instanceof Blob ||
  (typeof file === 'object' && file !== null && 'descriptor' in file)

/**
 * The body of an endpoint that takes a file: its bytes as `application/octet-stream` instead of JSON. The browser sends
 * the file; the handler gets what the server received.
 */
export const fileBody = z
  .custom<Blob | Uint8Array | ReceivedFile>(isFile, 'Escolha um arquivo.')
  .transform((file) => file as ReceivedFile)
