import { expect, test } from 'vitest'
import { impureRules } from './impure-rules.ts'
import { createRepository } from './repository.ts'

const rule = 'packages/domain/src/budgets/expiry.ts'
const findFailures = async (path: string, text: string) =>
  (await impureRules.check(createRepository({ [path]: text }))).failures

test.each([
  'const now = new Date()',
  'const now = new Date',
  'const now = Date()',
  'const now = Date.now()',
  'const chance = Math.random()',
  'const mode = process.env.MODE',
  "const answer = await fetch('x')",
])('a rule may not say: %s', async (code) => {
  expect(await findFailures(rule, `const a = 1\n${code}\n`)).toEqual([expect.stringContaining(`${rule}:2: `)])
})

test.each([
  'const day = new Date(now)',
  'const day = new Date(\n  now,\n)',
  '// Date.now() is the caller',
  "const text = 'Math.random()'",
  'const rows = await repository.fetch(id)',
  'const process = steps.at(0)',
])('a rule may say: %s', async (code) => {
  expect(await findFailures(rule, code)).toEqual([])
})

test('the gate covers use cases; routes, queries, stores, tests and the rest of the API are exempt', async () => {
  const code = 'const now = new Date()'
  expect(await findFailures('apps/api/src/features/orders/approve-order.ts', code)).toHaveLength(1)
  for (const file of ['orders.routes.ts', 'order-queries.ts', 'order-store.ts', 'orders.test.ts'])
    expect(await findFailures(`apps/api/src/features/orders/${file}`, code)).toEqual([])
  expect(await findFailures('apps/api/src/main.ts', code)).toEqual([])
})

test('the gate covers components, in which a clock stands still; their tests and hooks of acts are exempt', async () => {
  const code = 'const now = new Date()'
  for (const file of ['features/orders/list/order-age.tsx', 'shell/menu.tsx', 'ui/value-text.tsx'])
    expect(await findFailures(`apps/web/src/${file}`, code)).toEqual([expect.stringContaining('useNow')])
  for (const file of ['features/orders/list/order-age.test.tsx', 'features/cart/use-saving.ts', 'lib/use-now.ts'])
    expect(await findFailures(`apps/web/src/${file}`, code)).toEqual([])
  expect(await findFailures('apps/web/src/ui/value-text.tsx', 'const day = new Date(iso)')).toEqual([])
})
