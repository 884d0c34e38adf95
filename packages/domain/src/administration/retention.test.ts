import { expect, test } from 'vitest'
import { computeRetentionLimit, describePeriod, retentionNames } from './retention.ts'

test('SEC-023 C-228 each period of the table, counted back from an instant', () => {
  const now = '2028-02-29T03:45:00.000Z'
  expect(retentionNames.map((name) => [name, describePeriod(name), computeRetentionLimit(name, now)])).toEqual([
    ['inboundMessages', '180 days', '2027-09-02T03:45:00.000Z'],
    ['refusedFinancing', '90 days', '2027-12-01T03:45:00.000Z'],
    ['securityEvents', '1 year', '2027-03-01T03:45:00.000Z'],
    ['orders', '5 years', '2023-03-01T03:45:00.000Z'],
  ])
})
