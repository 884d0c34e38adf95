import { expect, test } from 'vitest'
import { canBeBrandLogo } from './brand-logo.ts'

const logo = { contentType: 'image/png', bytes: 500_000 }

test('PROP-028 a PNG or JPEG of up to 500 kB can be the logo', () => {
  expect(canBeBrandLogo(logo)).toEqual({ allowed: true })
  expect(canBeBrandLogo({ ...logo, contentType: 'image/jpeg' })).toEqual({ allowed: true })
  expect(canBeBrandLogo({ ...logo, bytes: 500_001 })).toEqual({ allowed: false, refusal: 'logoTooHeavy' })
})

test.each(['image/webp', 'application/pdf', 'image/svg+xml', null])(
  'PROP-028 a file whose content is %s cannot be the logo',
  (contentType) => {
    expect(canBeBrandLogo({ ...logo, contentType })).toEqual({ allowed: false, refusal: 'logoOfOtherType' })
  },
)
