import { describe, expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

describe('the contents of an audit log entry', () => {
  test('C-140 an edit stores the changed fields, before and after', () => {
    const before = { name: 'Ana', roles: ['FINANCIAL'], isActive: true }
    expect(changedFields(before, { ...before, roles: ['FINANCIAL', 'MARKETING'] })).toEqual({
      before: { roles: ['FINANCIAL'] },
      after: { roles: ['FINANCIAL', 'MARKETING'] },
    })
  })

  test('C-140 a missing value equals an empty one', () => {
    expect(changedFields({ name: 'Ana', phone: null }, { name: 'Ana' })).toBeNull()
    expect(changedFields({ name: 'Ana' }, { name: 'Ana', phone: '1' })).toEqual({
      before: { phone: null },
      after: { phone: '1' },
    })
  })

  test('C-140 a creation or a removal has one side, with every field', () => {
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
  ])('C-140 %s is left out, but its change still counts', (name) => {
    expect(changedFields({ [name]: 'a' }, { [name]: 'b' })).toEqual({ before: {}, after: {} })
    expect(changedFields(null, { [name]: 'b', name: 'Ana' })?.after).toEqual({ name: 'Ana' })
  })
})
