import { expect, test } from 'vitest'
import { layers, rules } from './layers.ts'
import { createRepository } from './repository.ts'

const findFailures = async (files: Record<string, string>): Promise<readonly string[]> =>
  (await layers.check(createRepository(files))).failures

const importing = (specifier: string): string => `import type { x } from '${specifier}'\n`

/** One import that each rule must refuse: [rule, importing file, specifier, file imported]. */
const refused: readonly [string, string, string, string?][] = [
  ['domain-imports-only-itself', 'packages/domain/src/orders/totals.ts', 'zod'],
  ['domain-imports-only-itself', 'packages/domain/src/orders/totals.ts', 'node:fs'],
  ['domain-imports-only-itself', 'packages/domain/src/orders/totals.ts', '@girassol/contract/orders'],
  ['domain-imports-only-itself', 'packages/domain/src/orders/totals.ts', '@girassol/api/integrations/erp/erp'],
  ['contract-imports-domain-and-zod', 'packages/contract/src/orders.ts', 'fastify'],
  ['forms-load-zod-mini', 'packages/contract/src/links/link-body.ts', 'zod'],
  ['test-data-imports-domain-and-contract', 'packages/test-data/src/an-order.ts', '@girassol/api/app'],
  ['web-never-imports-api', 'apps/web/src/lib/format.ts', '../../../api/src/app.ts', 'apps/api/src/app.ts'],
  ['api-never-imports-web', 'apps/api/src/app.ts', '../../web/src/main.tsx', 'apps/web/src/main.tsx'],
  ['browser-has-no-builtins', 'apps/web/src/lib/format.ts', 'node:path'],
  ['stories-know-the-contract-only', 'e2e/orders.spec.ts', '@girassol/domain/orders'],
  [
    'web-feature-through-its-index',
    'apps/web/src/features/orders/order-screen.tsx',
    '../vouchers/voucher-form.tsx',
    'apps/web/src/features/vouchers/voucher-form.tsx',
  ],
  [
    'store-private-to-its-feature',
    'apps/api/src/features/orders/pay.ts',
    '../vouchers/voucher-store.ts',
    'apps/api/src/features/vouchers/voucher-store.ts',
  ],
  ['ui-knows-no-product', 'apps/web/src/ui/money.tsx', '@girassol/contract/orders', 'packages/contract/src/orders.ts'],
  ['lib-knows-no-feature', 'apps/web/src/lib/query-client.ts', '../shell/toast.ts', 'apps/web/src/shell/toast.ts'],
  ['production-without-tests', 'apps/api/src/app.ts', '@girassol/test-data/an-order'],
  ['nobody-imports-tools', 'apps/api/src/app.ts', '../../../tools/start.ts', 'tools/start.ts'],
]

test.each(refused)('%s: %s may not import %s', async (...[rule, from, specifier, target]) => {
  const failures = await findFailures({ [from]: importing(specifier), ...(target && { [target]: '' }) })
  expect(failures.some((failure) => failure.startsWith(`${from}:1`) && failure.includes(rule))).toBe(true)
})

test('every rule has a case above', () => {
  expect(rules.map((rule) => rule.name).filter((name) => !refused.some(([tried]) => tried === name))).toEqual([])
})

test('the directions of the house pass', async () => {
  expect(
    await findFailures({
      'packages/domain/src/orders/totals.ts': importing('../shared/money.ts'),
      'packages/domain/src/shared/money.ts': '',
      'packages/domain/src/shared/money.test.ts': importing('fast-check'),
      'packages/contract/src/orders.ts': importing('zod') + importing('@girassol/domain/orders'),
      'packages/domain/src/orders/index.ts': "export * from './totals.ts'\n",
      'apps/api/src/features/orders/pay.ts': importing('./order-store.ts'),
      'apps/api/src/features/orders/order-store.ts': importing('@girassol/contract/orders'),
      'apps/api/src/features/orders/orders.test.ts': importing('@girassol/test-data/an-order'),
      'apps/web/src/features/orders/order-screen.tsx': importing('../vouchers/index.ts'),
      'apps/web/src/features/vouchers/index.ts': '',
    }),
  ).toEqual([])
})

test('a circle of files is refused once, lazy imports included', async () => {
  const failures = await findFailures({
    'tools/a.ts': importing('./b.ts'),
    'tools/b.ts': "export { c } from './c.ts'\n",
    'tools/c.ts': "const a = () => import('./a.ts')\n",
  })
  expect(failures).toEqual([
    'tools/a.ts → tools/b.ts → tools/c.ts → tools/a.ts  no-cycles: the files are one file in disguise',
  ])
})

test('an import over several lines and one in a comment are distinguished', async () => {
  const failures = await findFailures({
    'packages/domain/src/orders/totals.ts': "// import z from 'zod'\nimport {\n  a,\n  b,\n} from 'fastify'\n",
  })
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('totals.ts:2 → fastify')
})
