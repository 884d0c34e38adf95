import { expect, test } from 'vitest'
import { chosenEventNames, webhookEventNames, writeUpToVersion } from './index.ts'

test('WHK-002 the thirteen events; each webhook gets its test', () => {
  expect(webhookEventNames).toEqual([
    'budget.created',
    'budget.expired',
    'negotiation.changed',
    'proposal.viewed',
    'proposal.accepted',
    'order.created',
    'order.status_changed',
    'order.paid',
    'delivery.changed',
    'claim.changed',
    'credit.changed',
    'product.discontinued',
    'webhook.test',
  ])
  expect(chosenEventNames).toHaveLength(12)
  expect(chosenEventNames).not.toContain('webhook.test')
})

test('WHK-004 a message is its type, its instant and its data, whose version is added last', () => {
  const head = writeUpToVersion({
    type: 'order.status_changed',
    timestamp: '2027-01-01T00:00:00.000Z',
    data: { id: 10001, from: 'INVOICE_VALIDATED', to: 'PROCESSING' },
  })
  expect(`${head}42}}`).toBe(
    '{"type":"order.status_changed","timestamp":"2027-01-01T00:00:00.000Z","data":{"id":10001,"from":"INVOICE_VALIDATED","to":"PROCESSING","version":42}}',
  )
})
