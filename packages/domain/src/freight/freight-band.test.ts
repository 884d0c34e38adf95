import { describe, expect, test } from 'vitest'
import { findFreightBand } from './freight-band.ts'

describe('findFreightBand', () => {
  test.each([
    ['the capital itself', '3550308', '3550308', 'CAPITAL'],
    ['another city of the state', '3509502', '3550308', 'INTERIOR'],
    ['a city nobody could name', '', '3550308', 'INTERIOR'],
    ['a state without a known capital', '3550308', null, 'INTERIOR'],
    ['nothing known at all', '', '', 'INTERIOR'],
  ])('C-34 %s', (...row) => {
    const [, cityCode, capitalCode, band] = row
    expect(findFreightBand({ cityCode, capitalCode })).toBe(band)
  })
})
