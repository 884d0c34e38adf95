import { expect, test } from 'vitest'
import { oneWriter } from './one-writer.ts'
import { createRepository } from './repository.ts'

const findFailures = async (path: string, source: string) =>
  (await oneWriter.check(createRepository({ [path]: source }))).failures

test.each([
  ['order_log', "tx.insertInto('order_log').values({})\n"],
  ['order_log', 'sql`insert into order_log (order_id) values (1)`\n'],
  ['audit_entry', "tx.insertInto('audit_entry').values({})\n"],
])('%s is inserted by its writer alone', async (table, source) => {
  const elsewhere = 'apps/api/src/features/cart/finish-cart.ts'
  expect(await findFailures(elsewhere, source)).toEqual([expect.stringContaining(`${elsewhere}:1: only`)])
  expect(await findFailures('apps/api/src/features/cart/finish-cart.test.ts', source)).toEqual([])
  const writer =
    table === 'order_log' ? 'apps/api/src/features/order-record/log-order.ts' : 'apps/api/src/records/record-change.ts'
  expect(await findFailures(writer, source)).toEqual([])
})
