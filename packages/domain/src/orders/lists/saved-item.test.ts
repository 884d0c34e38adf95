import { expect, test } from 'vitest'
import { roles } from '../../access/index.ts'
import { canChangeSavedItem, type SavedItemChange } from './saved-item.ts'

const removal: SavedItemChange = {
  roles: ['COMMERCIAL'],
  type: 'MP',
  code: '10400001',
  quantity: 0,
  others: ['10010005', '10100003'],
}

const findRefusal = (change: Partial<SavedItemChange>) => {
  const decision = canChangeSavedItem({ ...removal, ...change })
  return decision.allowed ? null : decision.refusal
}

test('DET-049 only the commercial roles take an item out of a saved order', () => {
  expect(roles.filter((role) => findRefusal({ roles: [role] }) === null)).toEqual([
    'ADMINISTRATOR',
    'COMMERCIAL',
    'COMMERCIAL_SUPERVISOR',
  ])
})

test('CART-033 C-61 fewer or more is for everybody who edits', () => {
  expect(findRefusal({ roles: ['INTEGRATOR'], quantity: 1 })).toBeNull()
})

test('DET-050 the last item stays', () => {
  expect(findRefusal({ type: 'PA', code: '20010001', others: [] })).toBe('lastItem')
})

test.each([
  ['10010005', ['10100003'], 'lastPart'],
  ['10100003', ['10010005', '10400001'], 'lastPart'],
  ['10010005', ['10010006', '10100003'], null],
  ['10400001', ['10010005', '10100003'], null],
] as const)('DET-048 of %s beside %j the removal is %s', (code, others, expected) => {
  expect(findRefusal({ code, others })).toBe(expected)
})

test('DET-048 a ready kit brings its own inverter and panels', () => {
  expect(findRefusal({ type: 'PA', code: '10010005', others: ['20010001'] })).toBeNull()
})
