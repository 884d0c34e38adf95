import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusHours } from '../shared/index.ts'
import { canAddKey, findKeyProblems, findKeyState, keySentences } from './api-key-rules.ts'
import { apiScopeNames, listScopesOf } from './api-scopes.ts'
import { readPublicId, toBase62, toKeyText, toPublicId } from './key-text.ts'

const now = '2026-11-23T15:00:00.000Z'
const wanted = { owner: 'company', scopes: ['products:read'], expiresAt: null, now, seesPrices: true } as const

describe('the rules of keys', () => {
  test('API-002 a company has 10 keys and the house 20', () => {
    expect(canAddKey('company', 9)).toEqual({ allowed: true })
    expect(canAddKey('company', 10)).toEqual({ allowed: false, refusal: 'tooManyOfCompany' })
    expect(canAddKey('house', 19)).toEqual({ allowed: true })
    expect(canAddKey('house', 20)).toEqual({ allowed: false, refusal: 'tooManyOfHouse' })
  })

  test('C-206 a key of the house only reads, but for customers and budgets', () => {
    const writing = listScopesOf('house').filter((scope) => scope.endsWith(':write'))
    expect(writing).toEqual(['customers:write', 'budgets:write'])
    expect(listScopesOf('company')).toEqual(apiScopeNames)
    expect(findKeyProblems({ ...wanted, owner: 'house', scopes: ['orders:write'] })).toEqual([
      { field: 'scopes', message: keySentences.otherScope },
    ])
  })

  test('API-001 a key ends within 365 days, and after now', () => {
    const problemOf = (hours: number) =>
      findKeyProblems({ ...wanted, expiresAt: plusHours(now, hours) }).map(({ message }) => message)
    expect(problemOf(24 * 365)).toEqual([])
    expect(problemOf(24 * 365 + 1)).toEqual([keySentences.tooFar])
    expect(problemOf(0)).toEqual([keySentences.past])
  })

  test('API-005 nobody gives a key prices that he may not see', () => {
    const blind = { ...wanted, scopes: ['prices:read'], seesPrices: false } as const
    expect(findKeyProblems(blind)).toEqual([{ field: 'scopes', message: keySentences.pricesHidden }])
    expect(findKeyProblems({ ...blind, seesPrices: true })).toEqual([])
  })

  test('API-001 a key works until its end, and as long as its maker stays', () => {
    expect(findKeyState({ expiresAt: null, makerStays: true }, now)).toBe('ACTIVE')
    expect(findKeyState({ expiresAt: plusHours(now, 1), makerStays: true }, now)).toBe('ACTIVE')
    expect(findKeyState({ expiresAt: now, makerStays: true }, now)).toBe('EXPIRED')
    expect(findKeyState({ expiresAt: null, makerStays: false }, now)).toBe('STOPPED')
  })
})

describe('the text of a key', () => {
  test('C-206 32 bytes are 43 digits of base 62, and come back from them', () => {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const text = toBase62(bytes)
        expect(text).toMatch(/^[0-9A-Za-z]{43}$/)
        const value = [...text].reduce((sum, digit) => sum * 62n + BigInt(digits.indexOf(digit)), 0n)
        expect(value).toBe(bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n))
      }),
    )
  })

  test('C-206 a key is read by its public id, and any other text is none', () => {
    const publicId = toPublicId([0, 1, 2, 3, 4, 5, 25, 26])
    expect(publicId).toBe('abcdefza')
    const text = toKeyText(publicId, 'A'.repeat(43))
    expect(readPublicId(text)).toBe('abcdefza')
    for (const wrong of ['', `${text}A`, text.slice(1), text.replace('_A', '-A'), text.toUpperCase()])
      expect(readPublicId(wrong)).toBeNull()
  })
})
