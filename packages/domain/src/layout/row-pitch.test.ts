import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noonHeight, rowPitch } from './row-pitch.ts'

test.each([
  ['São Paulo', -23.5505, 2833],
  ['Porto Alegre', -30.0331, 2997],
])('GRID-007 C-181 rows of 2278 mm at 15° in %s are apart by the worked pitch', (_, latitude, pitch) => {
  expect(rowPitch({ lengthMm: 2278, tilt: 15, latitude })).toBe(pitch)
})

test('GRID-007 flat modules need no more than their own length, and a low sun counts as 20 degrees', () => {
  expect(rowPitch({ lengthMm: 2278, tilt: 0, latitude: -23.55 })).toBe(2278)
  expect(
    [noonHeight(-23.55), noonHeight(0), noonHeight(-60)].map((degrees) => Math.round(degrees * 100) / 100),
  ).toEqual([43, 66.55, 20])
})

test('GRID-007 the shadow at noon of 21 June ends before the next row, at random places', () => {
  const place = fc.record({
    lengthMm: fc.integer({ min: 900, max: 2700 }),
    tilt: fc.integer({ min: 0, max: 60 }),
    latitude: fc.double({ min: -34, max: 6, noNaN: true }),
  })
  fc.assert(
    fc.property(place, ({ lengthMm, tilt, latitude }) => {
      const top = lengthMm * Math.sin((tilt / 180) * Math.PI)
      const height = (Math.max(20, 66.55 - Math.abs(latitude)) / 180) * Math.PI
      const shadowEnd = Math.sqrt(lengthMm ** 2 - top ** 2) + top / Math.tan(height)
      const pitch = rowPitch({ lengthMm, tilt, latitude })
      expect(pitch).toBeGreaterThanOrEqual(shadowEnd - 1e-5)
      expect(pitch - 1).toBeLessThan(shadowEnd)
    }),
    { numRuns: 5_000 },
  )
})
