import { describe, expect, test } from 'vitest'
import { mostPictureBytes } from '../shared/picture.ts'
import { canShowAsBanner, findBannerFormat, isBannerLink, leavesPortal } from './banner.ts'

describe('the picture of a banner', () => {
  test.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
    ['image/svg+xml', null],
    ['application/pdf', null],
    ['constructor', null],
    [null, null],
  ])('BAN-004 %s has the format %s', (contentType, format) => {
    expect(findBannerFormat(contentType)).toBe(format)
  })

  test('BAN-004 2 MB are the most, and a picture is what its content says', () => {
    const png = { contentType: 'image/png', byteLength: mostPictureBytes }
    expect(canShowAsBanner(png).allowed).toBe(true)
    expect(canShowAsBanner({ ...png, byteLength: mostPictureBytes + 1 })).toEqual({
      allowed: false,
      refusal: 'tooLarge',
    })
    expect(canShowAsBanner({ contentType: 'image/svg+xml', byteLength: 10 })).toEqual({
      allowed: false,
      refusal: 'notPicture',
    })
  })
})

test.each([
  ['https://girassol.example/campanha?a=1#b', true, true],
  ['http://girassol.example', true, true],
  ['/sales/promocoes', true, false],
  ['/', true, false],
])('BAN-002 %s is a link: %s, and leaves the portal: %s', (link, isLink, leaves) => {
  expect([isBannerLink(link), leavesPortal(link)]).toEqual([isLink, leaves])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//other.example',
  '/\\other.example',
  'https://',
  'https://user@other.example',
  'https://a b.example',
  'girassol.example',
  '',
])('BAN-002 %j is no link', (link) => {
  expect(isBannerLink(link)).toBe(false)
})
