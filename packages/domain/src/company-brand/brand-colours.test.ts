import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourPattern, computeContrast, findBrandColours, leastContrast, nearBlack, white } from './brand-colours.ts'

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

test.each([
  ['#FFD500', nearBlack, 12.2],
  ['#0B3D91', white, 10.0],
  ['#FFFFFF', nearBlack, 17.4],
  ['#000000', white, 21],
])('PROP-029 the text on %s is %s, with a contrast of %d', (ground, text, contrast) => {
  expect(findBrandColours(ground)).toEqual({ ground, text })
  expect(computeContrast(ground, text)).toBeCloseTo(contrast, 1)
})

test('PROP-029 the text on any colour has a contrast of 4.5 or more', () => {
  fc.assert(
    fc.property(colour, (picked) => {
      const { ground, text } = findBrandColours(picked)
      expect(ground).toMatch(colourPattern)
      expect(computeContrast(ground, text)).toBeGreaterThanOrEqual(leastContrast)
    }),
    { numRuns: 2_000 },
  )
})

test('PROP-029 C-174 a legible colour stays as it is, with the text that contrasts more', () => {
  fc.assert(
    fc.property(colour, (picked) => {
      const { ground, text } = findBrandColours(picked)
      const other = text === white ? nearBlack : white
      fc.pre(ground === picked)
      expect(computeContrast(picked, text)).toBeGreaterThanOrEqual(computeContrast(picked, other))
    }),
    { numRuns: 2_000 },
  )
})

test('PROP-029 C-174 every grey between the two texts is darkened by the fewest steps until white is legible', () => {
  for (let level = 0; level <= 255; level += 1) {
    const grey = `#${level.toString(16).padStart(2, '0').repeat(3)}`.toUpperCase()
    const [best, { ground, text }] = [
      Math.max(computeContrast(grey, white), computeContrast(grey, nearBlack)),
      findBrandColours(grey),
    ]
    if (best >= leastContrast) expect(ground).toBe(grey)
    else {
      expect(text).toBe(white)
      const lightness = Number.parseInt(ground.slice(1, 3), 16) / 255
      const steps = Math.round(((level / 255 - lightness) * 100) / 2)
      expect(Math.abs(lightness - (level / 255 - steps * 0.02))).toBeLessThan(0.003)
      const lighter = Math.round((level / 255 - (steps - 1) * 0.02) * 255)
      const before = `#${lighter.toString(16).padStart(2, '0').repeat(3)}`.toUpperCase()
      expect(computeContrast(before, white)).toBeLessThan(leastContrast)
    }
  }
})

test('PROP-029 C-174 a darkened colour has the hue of the picked one', () => {
  const { ground, text } = findBrandColours('#E5401F')
  expect(text).toBe(white)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const hue = (g: number, r: number, b: number) => (g - b) / (r - b)
  expect(hue(green, red, blue)).toBeCloseTo(hue(0x40, 0xe5, 0x1f), 1)
})
