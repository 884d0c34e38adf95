import { crc32, inflateSync } from 'node:zlib'

export type PictureSize = { readonly width: number; readonly height: number }

type Chunk = { readonly type: string; readonly body: Buffer }

const pngStart = 8
/** Length, type and checksum around the body of a chunk. */
const chunkFrame = 12

/** The chunks of a PNG up to its end; null if a length or a checksum is wrong. */
const readChunks = (png: Buffer): readonly Chunk[] | null => {
  const chunks: Chunk[] = []
  for (let at = pngStart; at + chunkFrame <= png.length; ) {
    const end = at + chunkFrame + png.readUInt32BE(at)
    if (end > png.length) return null
    const typed = png.subarray(at + 4, end - 4)
    if (crc32(typed) !== png.readUInt32BE(end - 4)) return null
    const type = typed.toString('latin1', 0, 4)
    chunks.push({ type, body: typed.subarray(4) })
    if (type === 'IEND') return chunks
    at = end
  }
  return null
}

/** Samples of each pixel by colour type: grey, RGB, palette, grey and RGB with transparency. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

const mostPixelBytes = 64_000_000

const inflates = (data: Buffer, expected: number): boolean => {
  try {
    return inflateSync(data, { maxOutputLength: expected + 1 }).length === expected
  } catch {
    return false
  }
}

/** Only the common kinds: 8 bits per sample, not interlaced, all pixels present. */
const readPng = (png: Buffer): PictureSize | null => {
  const chunks = readChunks(png)
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.body.length !== 13) return null
  const [width, height] = [header.body.readUInt32BE(0), header.body.readUInt32BE(4)]
  const [depth, colour = 0, , , interlace] = header.body.subarray(8)
  const bytes = height * (1 + width * (samples[colour] ?? 0))
  if (depth !== 8 || samples[colour] === undefined || interlace !== 0 || bytes === 0) return null
  if (colour === 3 && !chunks.some(({ type }) => type === 'PLTE')) return null
  // Too many pixels to check: the caller refuses the size.
  if (bytes > mostPixelBytes) return { width, height }
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body))
  return inflates(data, bytes) ? { width, height } : null
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The size of a JPEG whose segments are well formed up to its frame, and which has an end marker. */
const readJpeg = (jpeg: Buffer): PictureSize | null => {
  if (jpeg.lastIndexOf(Buffer.of(0xff, 0xd9)) < 0) return null
  for (let at = 2; at + 9 < jpeg.length; ) {
    if (jpeg[at] !== 0xff) return null
    const marker = jpeg[at + 1] ?? 0
    if (isFrame(marker)) return toSize(jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5))
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return null
}

const toSize = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { width, height } : null

/** Width and height of a PNG or JPEG that a document can contain; null if it is broken or of a rare kind. */
export const readPictureSize = (bytes: Uint8Array, contentType: string | null): PictureSize | null => {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (contentType === 'image/png') return readPng(picture)
  return contentType === 'image/jpeg' ? readJpeg(picture) : null
}
