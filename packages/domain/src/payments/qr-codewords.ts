/** Of error correction level M (15 %), versions 1 to 20: correcting codewords a block, and blocks (ISO/IEC 18004). */
const correctionOf = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26] as const
const blocksOf = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const

type Blocks = { readonly total: number; readonly count: number; readonly correction: number }

const alignmentsOf = (version: number): number => (version === 1 ? 0 : Math.floor(version / 7) + 2)

/** The modules of a version that carry codewords: what finders, timing, alignment, format and version leave. */
const dataModulesOf = (version: number): number => {
  const alignments = alignmentsOf(version)
  const aligned = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55
  return (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0)
}

const blocksOfVersion = (version: number): Blocks => ({
  total: Math.floor(dataModulesOf(version) / 8),
  count: blocksOf[version - 1] ?? 1,
  correction: correctionOf[version - 1] ?? 10,
})

const dataBytesOf = (version: number): number => {
  const { total, count, correction } = blocksOfVersion(version)
  return total - count * correction
}

const lengthBitsOf = (version: number): number => (version < 10 ? 8 : 16)

/** The smallest version that holds so many bytes; null beyond version 20 (666 bytes). */
export const qrVersionFor = (bytes: number): number | null => {
  const versions = blocksOf.map((_, index) => index + 1)
  return versions.find((version) => 4 + lengthBitsOf(version) + 8 * bytes <= 8 * dataBytesOf(version)) ?? null
}

const bitsOf = (value: number, length: number): readonly number[] =>
  Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1)

const byteMode = 0b0100
const padding = [0xec, 0x11] as const

/** Mode, length, the bytes, an end, then padding to the last data codeword. */
const dataCodewordsOf = (bytes: Uint8Array, version: number): readonly number[] => {
  const capacity = dataBytesOf(version)
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(bytes.length, lengthBitsOf(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ]
  // Mode and length leave four bits in the last byte: the end.
  const codewords = Array.from({ length: (bits.length + 4) / 8 }, (_, index) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((byte, bit) => byte * 2 + (bits[index * 8 + bit] ?? 0), 0),
  )
  return [
    ...codewords,
    ...Array.from({ length: capacity - codewords.length }, (_, index) => padding[index % 2] ?? 0xec),
  ]
}

/** Product in GF(256) by x⁸ + x⁴ + x³ + x² + 1. */
const multiply = (left: number, right: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((right >>> bit) & 1) * left
  }
  return product
}

/** The Reed–Solomon generator of a degree, highest coefficient (1) left out. */
const generatorOf = (degree: number): readonly number[] => {
  const coefficients = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let power = 0; power < degree; power += 1) {
    for (const [index, coefficient] of coefficients.entries()) {
      coefficients[index] = multiply(coefficient, root) ^ (coefficients[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return coefficients
}

const correctionFor = (data: readonly number[], generator: readonly number[]): readonly number[] => {
  const rest = generator.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [index, coefficient] of generator.entries()) {
      rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor)
    }
  }
  return rest
}

/** One codeword of each block in turn; shorter blocks end earlier. */
const interleaved = (blocks: readonly (readonly number[])[]): readonly number[] => {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block.slice(index, index + 1))).flat()
}

/** All codewords of a QR code in the order in which they are drawn: data in blocks, then their correction. */
export const qrCodewordsOf = (bytes: Uint8Array, version: number): readonly number[] => {
  const { total, count, correction } = blocksOfVersion(version)
  const data = dataCodewordsOf(bytes, version)
  const short = Math.floor(total / count) - correction
  const firstLong = count - (total % count)
  const blocks = Array.from({ length: count }, (_, block) => {
    const start = block * short + Math.max(0, block - firstLong)
    return data.slice(start, start + short + (block < firstLong ? 0 : 1))
  })
  const generator = generatorOf(correction)
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => correctionFor(block, generator)))]
}

/** Where the centres of the alignment patterns stand, along both sides. */
export const qrAlignmentsOf = (version: number): readonly number[] => {
  const count = alignmentsOf(version)
  if (count === 0) return []
  const last = version * 4 + 10
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)]
}
