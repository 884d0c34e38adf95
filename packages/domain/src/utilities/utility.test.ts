import { describe, expect, test } from 'vitest'
import { servesCity } from './utility.ts'

describe('the cities of a utility', () => {
  test('C-167 a utility without cities serves all of its states, one with cities those alone', () => {
    const campinas = { code: '3509502', state: 'SP' }
    expect(servesCity({ states: ['SP'], cities: [] }, campinas)).toBe(true)
    expect(servesCity({ states: ['SP'], cities: ['3550308'] }, campinas)).toBe(false)
    expect(servesCity({ states: ['SP'], cities: ['3509502'] }, campinas)).toBe(true)
    expect(servesCity({ states: ['RJ'], cities: [] }, campinas)).toBe(false)
  })
})
