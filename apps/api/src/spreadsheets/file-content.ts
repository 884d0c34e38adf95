import { readSync } from 'node:fs'
import type { ReceivedFile } from '@girassol/contract/http/file'

/** What an import reads: a received file, by its descriptor, or bytes in memory. */
export type FileContent = Uint8Array | Pick<ReceivedFile, 'descriptor' | 'size'>

const pieceBytes = 65_536

export const countBytes = (content: FileContent): number =>
  content instanceof Uint8Array ? content.length : content.size

/** The bytes of a part of a file, in a buffer of their own. */
const readPart = (content: FileContent, from: number, length: number): Uint8Array => {
  if (content instanceof Uint8Array) return content.subarray(from, from + length)
  const buffer = Buffer.alloc(Math.min(length, content.size - from))
  return buffer.subarray(0, readSync(content.descriptor, buffer, 0, buffer.length, from))
}

export const readStart = (content: FileContent, length: number): Uint8Array => readPart(content, 0, length)

/** A file as pieces of 64 kB, so that it is never completely in memory (REL-009). */
export const readPieces = function* (content: FileContent): Generator<Uint8Array> {
  for (let from = 0; from < countBytes(content); from += pieceBytes) yield readPart(content, from, pieceBytes)
}

/** The whole file; only for formats that cannot be read in pieces, whose size is checked before. */
export const readWhole = (content: FileContent): Uint8Array => readPart(content, 0, countBytes(content))
