import { describe, expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

describe('what an entry of the audit log holds', () => {
  test('C-140 an edit keeps the fields that changed, as they were and as they became', () => {
    const before = { name: 'Ana', roles: ['FINANCIAL'], isActive: true }
    expect(changedFields(before, { ...before, roles: ['FINANCIAL', 'MARKETING'] })).toEqual({
      before: { roles: ['FINANCIAL'] },
      after: { roles: ['FINANCIAL', 'MARKETING'] },
    })
  })

  test('C-140 a field that had no value and one that has none are alike', () => {
    expect(changedFields({ name: 'Ana', phone: null }, { name: 'Ana' })).toBeNull()
    expect(changedFields({ name: 'Ana' }, { name: 'Ana', phone: '1' })).toEqual({
      before: { phone: null },
      after: { phone: '1' },
    })
  })

  test('C-140 what began or ended has one side, with every field', () => {
    expect(changedFields(null, { name: 'Ana', phone: null })).toEqual({
      before: null,
      after: { name: 'Ana', phone: null },
    })
    expect(changedFields({ name: 'Ana' }, null)).toEqual({ before: { name: 'Ana' }, after: null })
  })

  test.each([
    'password',
    'passwordHash',
    'resetToken',
    'webhookSecret',
    'partnerDocument',
    'cpf',
    'birthDate',
    'avatar',
  ])('C-140 %s is left out, yet its change is a change', (name) => {
    expect(changedFields({ [name]: 'a' }, { [name]: 'b' })).toEqual({ before: {}, after: {} })
    expect(changedFields(null, { [name]: 'b', name: 'Ana' })?.after).toEqual({ name: 'Ana' })
  })
})
