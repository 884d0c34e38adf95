import { qrAlignmentsOf, qrCodewordsOf, qrVersionFor } from './qr-codewords.ts'
import { qrFaultsOf, qrMasks } from './qr-mask.ts'

/** The modules of a QR code, row by row, dark ones true; without the quiet zone of four around it. */
export type QrCode = readonly (readonly boolean[])[]

/** A code while it is drawn; what no pattern took yet is undefined and carries data. */
type Canvas = (boolean | undefined)[][]

const draw = (canvas: Canvas, [x, y]: readonly [number, number], isDark: boolean): void => {
  const row = canvas[y]
  if (row !== undefined && x >= 0 && x < row.length) row[x] = isDark
}

/** A square of rings around a centre: a finder with its white border, or an alignment pattern. */
const drawRings = (
  canvas: Canvas,
  [centreX, centreY]: readonly [number, number],
  { reach, isDark }: { readonly reach: number; readonly isDark: (ring: number) => boolean },
): void => {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      draw(canvas, [centreX + dx, centreY + dy], isDark(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

const drawFinders = (canvas: Canvas): void => {
  const far = canvas.length - 4
  for (const centre of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const) {
    drawRings(canvas, centre, { reach: 4, isDark: (ring) => ring !== 2 && ring !== 4 })
  }
}

const drawAlignments = (canvas: Canvas, version: number): void => {
  const places = qrAlignmentsOf(version)
  const last = places.at(-1)
  for (const y of places) {
    for (const x of places) {
      const isOnFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)
      if (!isOnFinder) drawRings(canvas, [x, y], { reach: 2, isDark: (ring) => ring !== 1 })
    }
  }
}

const drawTiming = (canvas: Canvas): void => {
  for (let index = 0; index < canvas.length; index += 1) {
    draw(canvas, [6, index], index % 2 === 0)
    draw(canvas, [index, 6], index % 2 === 0)
  }
}

/** Appends the remainder of a division in GF(2), so that a reader can correct the word. */
const protectedWord = (word: number, generator: number): number => {
  const length = Math.floor(Math.log2(generator))
  let rest = word
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator)
  return (word << length) | rest
}

/** Level M is 00 in the format; the mask says how the data are to be turned back. */
const drawFormat = (canvas: Canvas, mask: number): void => {
  const size = canvas.length
  const format = protectedWord(mask, 0x537) ^ 0x5412
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >>> bit) & 1) === 1
    const along = bit < 6 ? bit : bit + 1
    const beside = bit === 8 ? 7 : 14 - bit
    draw(canvas, bit < 8 ? [8, along] : [beside, 8], isDark)
    draw(canvas, bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit], isDark)
  }
  draw(canvas, [8, size - 8], true)
}

const drawVersion = (canvas: Canvas, version: number): void => {
  if (version < 7) return
  const word = protectedWord(version, 0x1f25)
  for (let bit = 0; bit < 18; bit += 1) {
    const isDark = ((word >>> bit) & 1) === 1
    const far = canvas.length - 11 + (bit % 3)
    const near = Math.floor(bit / 3)
    draw(canvas, [far, near], isDark)
    draw(canvas, [near, far], isDark)
  }
}

/** The free modules in the order of the data: two columns at a time from the right, up and down in turn. */
const freePlaces = (canvas: Canvas): readonly (readonly [number, number])[] => {
  const size = canvas.length
  const rights = Array.from({ length: (size - 1) / 2 }, (_, index) => size - 1 - 2 * index).map((right) =>
    right <= 6 ? right - 1 : right,
  )
  return rights.flatMap((right, turn) =>
    Array.from({ length: size }, (_, step) => (turn % 2 === 0 ? size - 1 - step : step)).flatMap((y) =>
      ([right, right - 1] as const).filter((x) => canvas[y]?.[x] === undefined).map((x) => [x, y] as const),
    ),
  )
}

const emptyCanvas = (version: number): Canvas => {
  const size = version * 4 + 17
  const canvas: Canvas = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  drawTiming(canvas)
  drawFinders(canvas)
  drawAlignments(canvas, version)
  drawFormat(canvas, 0)
  drawVersion(canvas, version)
  return canvas
}

/** The QR code of a text (UTF-8, error correction M); null for an empty text and for one over 666 bytes (PAY-052). */
export const qrCodeOf = (text: string): QrCode | null => {
  const bytes = new TextEncoder().encode(text)
  const version = bytes.length === 0 ? null : qrVersionFor(bytes.length)
  if (version === null) return null
  const empty = emptyCanvas(version)
  const places = freePlaces(empty)
  const codewords = qrCodewordsOf(bytes, version)
  const bitAt = (index: number): boolean => (((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1
  const drawn = qrMasks.map((isTurned, mask) => {
    const canvas = empty.map((row) => [...row])
    for (const [index, [x, y]] of places.entries()) draw(canvas, [x, y], bitAt(index) !== isTurned(x, y))
    drawFormat(canvas, mask)
    return canvas.map((row) => row.map((isDark) => isDark === true))
  })
  return drawn.toSorted((left, right) => qrFaultsOf(left) - qrFaultsOf(right))[0] ?? null
}
