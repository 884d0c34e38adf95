import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { toEditedFields } from './edited-fields.ts'

const stored = { name: 'Ana', address_cep: '70000000', kwp: '5.50', roof: { tilt: 10 }, phone: null }

test('C-140 C-156 an edit of personal fields is logged by their names, without any value', () => {
  const { before, after } = toEditedFields(stored, { name: 'Ana Lima', address_cep: '70000001', phone: '61999990000' })
  expect(changedFields(before, after)).toEqual({
    before: { edited: [] },
    after: { edited: ['name', 'addressCep', 'phone'] },
  })
})

test('C-140 an edit that changes nothing leaves no entry', () => {
  const { before, after } = toEditedFields(stored, {
    ...stored,
    kwp: 5.5,
    phone: '',
    roof: { tilt: 10 },
    email: undefined,
  })
  expect(changedFields(before, after)).toBeNull()
})
