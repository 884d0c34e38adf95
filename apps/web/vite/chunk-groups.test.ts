import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

const named = (id: string) =>
  chunkGroups('login.html').find(({ test: takes }) => takes instanceof RegExp && takes.test(id))?.name

test.each([
  ['/x/apps/web/src/features/dashboard/home-screen.tsx', 'home'],
  ['/x/apps/web/src/ui/data-table.tsx', 'lists'],
  ['/x/node_modules/@mantine/core/esm/components/Menu/Menu.mjs', 'menus'],
  ['/x/apps/web/src/ui/search-field.tsx', 'fields'],
  ['/x/apps/web/src/ui/lookup-select.tsx', 'choices'],
  ['/x/apps/web/src/ui/dialog.tsx', 'overlays'],
  ['/x/apps/web/src/features/cart/purchase-frame.tsx', 'purchase'],
  ['/x/packages/contract/src/orders.ts', 'parts'],
  ['/x/apps/web/src/ui/day-calendar.tsx', undefined],
  ['/x/apps/web/src/features/payments/pay-dialog.tsx', undefined],
])('%s comes with %s', (id, group) => {
  expect(named(id)).toBe(group)
})
