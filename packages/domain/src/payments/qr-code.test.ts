import { describe, expect, test } from 'vitest'
import { computeCrc16 } from './pix-code.ts'
import { toQrCode } from './qr-code.ts'

const drawn = (text: string): string =>
  (toQrCode(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n')

const pix =
  '00020101021226830014br.gov.bcb.pix2561pix.girassol.example/v2/0123456789abcdef0123456789abcdef' +
  '5204000053039865406999.905802BR5908GIRASSOL6007GOIANIA62070503***6304ABCD'

/** The same text at level M, encoded by another program. */
const girassol = `
#######...#...#######
#.....#.#.....#.....#
#.###.#...###.#.###.#
#.###.#..#.##.#.###.#
#.###.#.#.###.#.###.#
#.....#....#..#.....#
#######.#.#.#.#######
.........##..........
#.#.#.#..#..#...#..#.
...##..#####..##.###.
...####..#.#..#######
#####..##.####..#...#
##....#.##.#..##.####
........#.....##.#.#.
#######...#.#..##..##
#.....#..#....#.#..#.
#.###.#.###.#.#.#.#..
#.###.#..###.#...#.#.
#.###.#.##.#.######.#
#.....#..#.###..#..#.
#######.#..#.##.#####`

describe('the QR code of a text', () => {
  test('PAY-044 a short one equals that of other encoders', () => {
    expect(`\n${drawn('GIRASSOL')}`).toBe(girassol)
  })

  test.each([
    { what: 'a Pix, with version information and blocks of two lengths', text: pix, size: 53, fingerprint: '6158' },
    { what: 'three hundred bytes', text: 'x'.repeat(300), size: 69, fingerprint: 'E4E2' },
    { what: 'as much as fits', text: 'x'.repeat(666), size: 97, fingerprint: '2E1B' },
  ])('PAY-044 $what too', ({ text, size, fingerprint }) => {
    expect(toQrCode(text)).toHaveLength(size)
    expect(computeCrc16(drawn(text))).toBe(fingerprint)
  })

  test('PAY-052 an empty or too long text has none', () => {
    expect(toQrCode('')).toBeNull()
    expect(toQrCode('x'.repeat(667))).toBeNull()
    expect(toQrCode('é'.repeat(334))).toBeNull()
  })
})
