import { expect, test } from 'vitest'
import { allowed, refused } from './decision.ts'
import { canBePhoto } from './photo.ts'

test('SITE-014 DEL-014 C-155 a photo is PNG or JPEG of at most 5 MB', () => {
  expect(canBePhoto({ contentType: 'image/jpeg', bytes: 5_000_000 })).toEqual(allowed)
  expect(canBePhoto({ contentType: 'image/png', bytes: 5_000_001 })).toEqual(refused('photoTooHeavy'))
  expect(canBePhoto({ contentType: 'application/pdf', bytes: 10 })).toEqual(refused('photoOfOtherType'))
})
