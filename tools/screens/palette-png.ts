import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mostColours = 256

type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array }

const chunksOf = (png: Buffer): { readonly type: string; readonly content: Buffer }[] => {
  const chunks = []
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), content: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

const paeth = (left: number, up: number, corner: number): number => {
  const [toLeft, toUp, toCorner] = [left, up, corner].map((each) => Math.abs(left + up - corner - each))
  if ((toLeft ?? 0) <= (toUp ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left
  return (toUp ?? 0) <= (toCorner ?? 0) ? up : corner
}

/** What each of the five filters of a PNG row foretells of a byte. */
const foretell = [
  () => 0,
  (left: number) => left,
  (_: number, up: number) => up,
  (left: number, up: number) => (left + up) >> 1,
  paeth,
] as const

/** Rows without their filters; a pixel and a row of zeros stand left of and above the first ones. */
const unfilter = (rows: Buffer, stride: number, pixelBytes: number): Buffer => {
  const height = rows.length / (stride + 1)
  const line = stride + pixelBytes
  const framed = Buffer.alloc(line * (height + 1))
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1)
    const guess = foretell[rows[from] ?? 0] ?? foretell[0]
    for (let x = 0; x < stride; x += 1) {
      const at = (y + 1) * line + pixelBytes + x
      const [left = 0, up = 0, corner = 0] = [
        framed[at - pixelBytes],
        framed[at - line],
        framed[at - line - pixelBytes],
      ]
      framed[at] = (rows[from + 1 + x] ?? 0) + guess(left, up, corner)
    }
  }
  const plain = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) framed.copy(plain, y * stride, (y + 1) * line + pixelBytes, (y + 2) * line)
  return plain
}

/** Reads a PNG as browsers write screenshots: eight bits a channel, RGB or RGBA, not interlaced. */
const readPixels = (png: Buffer): Pixels => {
  const chunks = chunksOf(png)
  const header = chunks[0]?.content ?? Buffer.alloc(13)
  const [width, height, colourType] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9]]
  if (header[8] !== 8 || (colourType !== 2 && colourType !== 6)) throw new Error('not a screenshot of a browser')
  const pixelBytes = colourType === 6 ? 4 : 3
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content))
  const plain = unfilter(inflateSync(packed), width * pixelBytes, pixelBytes)
  const rgb = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgb.set(plain.subarray(pixel * pixelBytes, pixel * pixelBytes + 3), pixel * 3)
  }
  return { width, height, rgb }
}

const colourAt = (rgb: Uint8Array, pixel: number): number =>
  ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0)

const distance = (one: number, other: number): number =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2

const nearest = (palette: readonly number[], colour: number): number =>
  palette.reduce(
    (best, each, index) => (distance(each, colour) < distance(palette[best] ?? 0, colour) ? index : best),
    0,
  )

/** Colours that differ in their lowest bits alone look the same: sixteen levels of each channel. */
const likenessOf = (colour: number): number => colour & 0xf0f0f0

/** The most used colours, but before a second shade each likeness has its first: a small dot keeps its green. */
const paletteOf = (ranked: readonly number[]): readonly number[] => {
  const seen = new Set<number>()
  const firsts = ranked.filter((colour) => {
    const isFirst = !seen.has(likenessOf(colour))
    seen.add(likenessOf(colour))
    return isFirst
  })
  const chosen = new Set([...ranked.slice(0, mostColours / 4), ...firsts, ...ranked])
  return [...chosen].slice(0, mostColours)
}

/** The palette, and which of it stands for each pixel: screens have few colours, but for the edges of letters. */
const toPalette = ({ width, height, rgb }: Pixels) => {
  const uses = new Map<number, number>()
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(rgb, pixel)
    uses.set(colour, (uses.get(colour) ?? 0) + 1)
  }
  const palette = paletteOf([...uses].sort(([, one], [, other]) => other - one).map(([colour]) => colour))
  const places = new Map(palette.map((colour, at) => [colour, at]))
  for (const colour of uses.keys()) if (!places.has(colour)) places.set(colour, nearest(palette, colour))
  const indexes = Uint8Array.from({ length: width * height }, (_, pixel) => places.get(colourAt(rgb, pixel)) ?? 0)
  return { palette, indexes }
}

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** The same picture with at most 256 colours, a third of the bytes. Refuses what is not a browser's screenshot. */
export const palettePng = (png: Buffer): Buffer => {
  const pixels = readPixels(png)
  const { width, height } = pixels
  const { palette, indexes } = toPalette(pixels)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
