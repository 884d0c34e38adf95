import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'

const pixels = 4

/** The text of a QR code that is drawn as a path of squares on a light ground, as a camera would read it. */
export const readQrCode = async (picture: Locator): Promise<string> => {
  const { box, path } = await picture.evaluate((svg) => ({
    box: svg.getAttribute('viewBox') ?? '',
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  }))
  const [left = 0, top = 0, squares = 0] = box.split(' ').map(Number)
  const size = squares * pixels
  const data = new Uint8Array(4 * size * size).fill(255)
  for (const [, x = '', y = ''] of path.matchAll(/M(-?\d+) (-?\d+)h1v1h-1z/g)) {
    for (let at = 0; at < pixels * pixels; at += 1) {
      const column = (Number(x) - left) * pixels + (at % pixels)
      const row = (Number(y) - top) * pixels + Math.floor(at / pixels)
      data.fill(0, 4 * (row * size + column), 4 * (row * size + column) + 3)
    }
  }
  return decodeQR({ width: size, height: size, data })
}
