import { expect, test } from 'vitest'
import { names } from './names.ts'
import { createRepository } from './repository.ts'

const failuresFor = async (...paths: string[]): Promise<readonly string[]> => {
  const outcome = await names.check(createRepository(Object.fromEntries(paths.map((path) => [path, '']))))
  return outcome.failures.map((failure) => failure.split(':')[0] ?? '')
}

test.each([
  ['apps/api/src/features/orders/order-service.ts', 'apps/api/src/features/orders/order-service.ts'],
  ['packages/domain/src/shared/utils.ts', 'packages/domain/src/shared/utils.ts'],
  ['apps/web/src/lib/helpers/money.ts', 'apps/web/src/lib/helpers'],
  ['tools/seller-info.ts', 'tools/seller-info.ts'],
])('a meaningless name is refused: %s', async (path, blamed) => {
  expect(await failuresFor(path)).toEqual([blamed])
})

test('a forbidden word inside a longer word is accepted', async () => {
  expect(await failuresFor('apps/api/src/database/serviceable.ts', 'packages/domain/src/shared/metadata.ts')).toEqual(
    [],
  )
})

test('the named exemptions pass', async () => {
  expect(
    await failuresFor(
      'packages/test-data/src/an-order.ts',
      'apps/api/src/demo-data/people.ts',
      'packages/domain/src/access/data-scope.ts',
      'apps/web/src/ui/data-table.tsx',
    ),
  ).toEqual([])
})

test.each([
  ['packages/domain/src/billing/rate.ts', 'packages/domain/src/billing'],
  ['packages/contract/src/order.ts', 'packages/contract/src/order.ts'],
  ['apps/api/src/features/invoice/approve.ts', 'apps/api/src/features/invoice'],
  ['apps/web/src/features/dialogs/confirm.tsx', 'apps/web/src/features/dialogs'],
  ['apps/web/src/hooks/use-list.ts', 'apps/web/src/hooks'],
  ['apps/api/src/lib/clock.ts', 'apps/api/src/lib'],
  ['e2e/checkout.spec.ts', 'e2e/checkout.spec.ts'],
])('an unknown folder is refused: %s', async (path, blamed) => {
  expect(await failuresFor(path)).toEqual([blamed])
})

test('one capability may use its five folders', async () => {
  expect(
    await failuresFor(
      'packages/domain/src/vouchers/voucher.ts',
      'packages/contract/src/vouchers.ts',
      'packages/contract/src/http/page.ts',
      'apps/api/src/features/vouchers/send-voucher.ts',
      'apps/web/src/features/vouchers/voucher-form.tsx',
      'e2e/vouchers.spec.ts',
    ),
  ).toEqual([])
})

test('a folder with too many files is refused, its subfolders and its tests are not counted', async () => {
  const files = (folder: string, count: number, ending = '.ts') =>
    Array.from({ length: count }, (_, index) => `${folder}/rule-${index}${ending}`)
  const room = 'packages/domain/src/orders'
  expect(await failuresFor(...files(room, 26))).toEqual([room])
  expect(await failuresFor(...files(room, 25), ...files(`${room}/moves`, 25), ...files(room, 25, '.test.ts'))).toEqual(
    [],
  )
})
