import { expect, test } from 'vitest'
import { computeRetentionEnd, computeRetentionLimit, describePeriod, retentionNames } from './retention.ts'

test('SEC-023 C-228 each period of the table, counted back from an instant', () => {
  const now = '2028-02-29T03:45:00.000Z'
  expect(retentionNames.map((name) => [name, describePeriod(name), computeRetentionLimit(name, now)])).toEqual([
    ['inboundMessages', '180 days', '2027-09-02T03:45:00.000Z'],
    ['refusedFinancing', '90 days', '2027-12-01T03:45:00.000Z'],
    ['securityEvents', '1 year', '2027-03-01T03:45:00.000Z'],
    ['orders', '5 years', '2023-03-01T03:45:00.000Z'],
    ['negotiations', '5 years', '2023-03-01T03:45:00.000Z'],
    ['acceptances', '5 years', '2023-03-01T03:45:00.000Z'],
    ['homologations', '5 years', '2023-03-01T03:45:00.000Z'],
    ['personExports', '1 day', '2028-02-28T03:45:00.000Z'],
    ['companyExports', '1 day', '2028-02-28T03:45:00.000Z'],
    ['reportFiles', '1 day', '2028-02-28T03:45:00.000Z'],
    ['webhookDeliveries', '30 days', '2028-01-30T03:45:00.000Z'],
  ])
})

test('SEC-022 SEC-023 C-228 the end of a period, counted from an instant', () => {
  expect(computeRetentionEnd('orders', '2026-11-25T03:45:00.000Z')).toBe('2031-11-25T03:45:00.000Z')
  expect(computeRetentionEnd('refusedFinancing', '2026-11-25T03:45:00.000Z')).toBe('2027-02-23T03:45:00.000Z')
})
