export type FileKind = { readonly contentType: string; readonly extension: string }

type Signature = { readonly at: number; readonly bytes: string } & FileKind

const signatures: readonly Signature[] = [
  { at: 0, bytes: '%PDF-', contentType: 'application/pdf', extension: 'pdf' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n', contentType: 'image/png', extension: 'png' },
  { at: 0, bytes: '\xff\xd8\xff', contentType: 'image/jpeg', extension: 'jpg' },
  { at: 8, bytes: 'WEBPVP8', contentType: 'image/webp', extension: 'webp' },
  { at: 0, bytes: 'PK\x03\x04', contentType: 'application/zip', extension: 'zip' },
]

/** The kind of a file by its first bytes, whatever its name; null for a kind that the portal does not store. */
export const detectFileKind = (bytes: Uint8Array): FileKind | null => {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 32)).toString('latin1')
  const found = signatures.find(({ at, bytes: signature }) => start.startsWith(signature, at))
  return found ? { contentType: found.contentType, extension: found.extension } : null
}
