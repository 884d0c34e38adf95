import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, body: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

type Picture = {
  readonly width?: number
  readonly height?: number
  readonly depth?: number
  readonly interlace?: number
  /** The packed pixels; all of them by default. */
  readonly pixels?: Buffer
}

/** A PNG of one colour. For tests. */
export const aPng = ({ width = 120, height = 40, depth = 8, interlace = 0, pixels }: Picture = {}): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, 2, 0, 0, interlace], 8)
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, 0x2f)])
  const all = pixels ?? Buffer.concat(Array.from({ length: Math.min(height, 3_000) }, () => row))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(all)), chunk('IEND', Buffer.alloc(0))])
}

/** The smallest whole JPEG: one grey pixel. For tests. */
export const aJpeg = (): Buffer =>
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
    'base64',
  )
