import { expect, test } from 'vitest'
import { nameSide } from './page-words.ts'

test.each([
  [0, 'norte'],
  [22, 'norte'],
  [23, 'nordeste'],
  [180, 'sul'],
  [315, 'noroeste'],
  [359, 'norte'],
])('PROP-011 a roof at %i degrees faces %s', (azimuth, side) => {
  expect(nameSide(azimuth)).toBe(side)
})
