import { describe, expect, test } from 'vitest'
import { mostPictureBytes } from '../shared/picture.ts'
import {
  canBePromoted,
  canShowAsProductPicture,
  canStoreTechnicalFile,
  canSucceed,
  mostTechnicalFileBytes,
} from './product-content.ts'

const refusal = (decision: { readonly allowed: boolean; readonly refusal?: string }) => decision.refusal ?? 'allowed'

describe('what the portal owns of a product', () => {
  test.each([
    ['image/png', mostPictureBytes, 'allowed'],
    ['image/webp', 1, 'allowed'],
    ['image/png', mostPictureBytes + 1, 'pictureTooLarge'],
    ['application/pdf', 1, 'notPicture'],
    ['image/svg+xml', 1, 'notPicture'],
    [null, 1, 'notPicture'],
  ])('USE-026 a picture of kind %s with %i bytes: %s', (contentType, byteLength, expected) => {
    expect(refusal(canShowAsProductPicture({ contentType, byteLength }))).toBe(expected)
  })

  test.each([
    ['application/pdf', mostTechnicalFileBytes, 'allowed'],
    ['application/zip', 1, 'allowed'],
    ['image/jpeg', 1, 'allowed'],
    ['application/pdf', mostTechnicalFileBytes + 1, 'fileTooLarge'],
    ['text/html', 1, 'notTechnicalFile'],
    [null, 1, 'notTechnicalFile'],
  ])('USE-026 a technical file of kind %s with %i bytes: %s', (contentType, byteLength, expected) => {
    expect(refusal(canStoreTechnicalFile({ contentType, byteLength }))).toBe(expected)
  })

  test.each([
    ['1010', 'allowed'],
    ['2001', 'allowed'],
    ['3001', 'promotionKit'],
    ['4001', 'pointsProduct'],
  ])('USE-026 C-20 a product of group %s is marked as promoted: %s', (group, expected) => {
    expect(refusal(canBePromoted(group))).toBe(expected)
  })

  test.each([
    ['another product', { successorCode: 'B', exists: true, next: ['C'] }, 'allowed'],
    ['the product itself', { successorCode: 'A', exists: true, next: [] }, 'ownSuccessor'],
    ['an unknown product', { successorCode: 'X', exists: false, next: [] }, 'unknownSuccessor'],
    ['a product that leads back', { successorCode: 'B', exists: true, next: ['C', 'A'] }, 'successorCircle'],
  ])('USE-026 the successor of A is %s', (_case, given, expected) => {
    expect(refusal(canSucceed({ code: 'A', ...given }))).toBe(expected)
  })
})
