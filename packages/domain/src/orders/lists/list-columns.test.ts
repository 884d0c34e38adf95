import { expect, test } from 'vitest'
import {
  arrangeColumns,
  type ColumnChoice,
  hasEachColumnOnce,
  moveColumn,
  type OrderColumn,
  showColumn,
} from './list-columns.ts'

const shown = (columns: readonly ColumnChoice[]): readonly OrderColumn[] =>
  columns.filter(({ isShown }) => isShown).map(({ name }) => name)

const names = (columns: readonly ColumnChoice[]): readonly OrderColumn[] => columns.map(({ name }) => name)

test('USE-025 ORD-009 before they choose, staff see the age and resellers the forecast', () => {
  expect(shown(arrangeColumns(null, ['FINANCIAL']))).toEqual([
    'number',
    'age',
    'approvedAt',
    'customer',
    'seller',
    'total',
    'status',
  ])
  expect(shown(arrangeColumns(null, ['INTEGRATOR']))).toEqual([
    'number',
    'approvedAt',
    'customer',
    'delivery',
    'total',
    'status',
  ])
})

test('USE-025 ORD-012 each role may choose age and payment, and nothing of the other side', () => {
  expect(names(arrangeColumns(null, ['FINANCIAL']))).not.toContain('delivery')
  const own = names(arrangeColumns(null, ['INTEGRATOR']))
  expect(own).not.toContain('seller')
  expect(own).toEqual(expect.arrayContaining(['age', 'payment', 'createdAt']))
})

test('USE-025 the saved order counts; number, client, total and status stay whatever was saved', () => {
  const saved = [
    { name: 'payment', isShown: true },
    { name: 'status', isShown: false },
    { name: 'number', isShown: false },
    { name: 'approvedAt', isShown: false },
    { name: 'delivery', isShown: true },
  ] as const
  const arranged = arrangeColumns(saved, ['FINANCIAL'])
  expect(shown(arranged)).toEqual(['payment', 'status', 'number', 'customer', 'total'])
  expect(names(arranged)).toEqual([
    'payment',
    'status',
    'number',
    'approvedAt',
    'createdAt',
    'age',
    'customer',
    'seller',
    'total',
  ])
})

test('USE-025 a fixed column is not hidden, the others are', () => {
  const columns = arrangeColumns(null, ['FINANCIAL'])
  expect(showColumn(columns, 'customer', false)).toEqual(columns)
  expect(shown(showColumn(columns, 'age', false))).not.toContain('age')
  expect(shown(showColumn(columns, 'payment', true))).toContain('payment')
})

test('USE-025 a column moves one place and not beyond the list; a fixed one does not move', () => {
  const columns = arrangeColumns(null, ['FINANCIAL'])
  expect(names(moveColumn(columns, 'age', 3)).slice(0, 5)).toEqual([
    'number',
    'createdAt',
    'approvedAt',
    'age',
    'customer',
  ])
  expect(moveColumn(columns, 'age', -1)).toEqual(columns)
  expect(moveColumn(columns, 'age', columns.length)).toEqual(columns)
  expect(moveColumn(columns, 'total', 0)).toEqual(columns)
})

test('USE-025 a choice names each column once', () => {
  expect(hasEachColumnOnce([{ name: 'age' }, { name: 'payment' }])).toBe(true)
  expect(hasEachColumnOnce([{ name: 'age' }, { name: 'age' }])).toBe(false)
})
