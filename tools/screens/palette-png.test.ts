import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { palettePng } from './palette-png.ts'

const part = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content, Buffer.alloc(4)])
}

/** Two rows of three pixels: the first as it is, the second foretold from the row above. */
const picture = (colourType: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(3, 0)
  header.writeUInt32BE(2, 4)
  header.set([8, colourType], 8)
  const alpha = colourType === 6 ? [255] : []
  const first = [
    [10, 20, 30],
    [40, 50, 60],
    [10, 20, 30],
  ].flatMap((colour) => [...colour, ...alpha])
  const second = first.map(() => 0)
  const rows = Buffer.from([0, ...first, 2, ...second])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ])
}

const contentOf = (png: Buffer, type: string): Buffer => {
  const at = png.indexOf(type, 0, 'latin1')
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

describe('a picture with a palette', () => {
  test.each([
    ['RGB', 2],
    ['RGBA', 6],
  ])('keeps every pixel of an %s screenshot', (_, colourType) => {
    const small = palettePng(picture(colourType))
    expect([...contentOf(small, 'PLTE')]).toEqual([10, 20, 30, 40, 50, 60])
    expect([...inflateSync(contentOf(small, 'IDAT'))]).toEqual([0, 0, 1, 0, 0, 0, 1, 0])
    expect([...contentOf(small, 'IHDR')].slice(8)).toEqual([8, 3, 0, 0, 0])
  })

  test('refuses what no browser writes', () => {
    expect(() => palettePng(picture(0))).toThrow('not a screenshot of a browser')
  })
})
