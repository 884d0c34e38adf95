import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

/** The imports of each module. */
const imports: Readonly<Record<string, readonly string[]>> = {
  '/x/login.html': ['/x/apps/web/src/entry.tsx'],
  '/x/apps/web/src/entry.tsx': ['/x/node_modules/react/index.js'],
  '/x/apps/web/src/ui/form-dialog.tsx': ['/x/apps/web/src/ui/dialog.tsx'],
  '/x/apps/web/src/ui/figure-input.tsx': ['/x/node_modules/@mantine/core/esm/index.mjs'],
  '/x/apps/web/src/ui/record-card.tsx': ['/x/apps/web/src/ui/card.tsx'],
  '/x/home-screen.tsx': ['/x/packages/contract/src/orders.ts', '/x/apps/web/src/ui/record-card.tsx'],
}

const pages = { login: '/x/login.html', first: ['/x/home-screen.tsx'] }

const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

type Group = ReturnType<typeof chunkGroups>[number]

const nameModule = ({ test: takes, name }: Group, id: string) => {
  if (takes instanceof RegExp && !takes.test(id)) return null
  return typeof name === 'string' ? name : name(id, graph as never)
}

/** The first group that contains the module; `isInitial` when a page loads it first. */
const findGroup = (id: string, isInitial = false) =>
  chunkGroups(pages)
    .filter(({ tags }) => isInitial || tags === undefined)
    .map((group) => nameModule(group, id))
    .find((name) => name !== null) ?? null

test.each([
  ['/x/apps/web/src/features/dashboard/home/latest-orders-card.tsx', 'home'],
  ['/x/apps/web/src/features/consultants/use-consultant.ts', 'consultant'],
  ['/x/apps/web/src/ui/data-table.tsx', 'lists'],
  ['/x/node_modules/@mantine/core/esm/components/Menu/Menu.mjs', 'controls'],
  ['/x/apps/web/src/ui/search-field.tsx', 'controls'],
  ['/x/apps/web/src/ui/dialog.tsx', 'controls'],
  ['/x/node_modules/@mantine/core/esm/components/Notification/Notification.mjs', 'toasts'],
  ['/x/node_modules/@mantine/core/esm/components/CloseButton/CloseButton.mjs', 'app'],
  ['/x/node_modules/zod/v4/mini/schemas.js', 'forms'],
  ['/x/packages/contract/src/http/fields.ts', 'forms'],
  ['/x/apps/web/src/features/cart/steps/purchase-frame.tsx', 'purchase'],
  ['/x/apps/web/src/features/cart/steps/customer-section.tsx', 'steps'],
  ['/x/packages/contract/src/orders.ts', 'app'],
  ['/x/apps/web/src/ui/record-card.tsx', 'app'],
  ['/x/packages/contract/src/vouchers.ts', 'controls'],
  ['/x/apps/web/src/features/vouchers/vouchers.module.css', 'app'],
  // Modules with a heavy import are not in the group that every screen loads.
  ['/x/apps/web/src/ui/form-dialog.tsx', null],
  ['/x/apps/web/src/ui/figure-input.tsx', null],
  ['/x/apps/web/src/features/payments/pay-dialog.tsx', null],
  ['/x/apps/web/src/features/cart/steps/cart-type-dialog.tsx', null],
])('%s is bundled in %s', (id, group) => {
  expect(findGroup(id)).toBe(group)
})

test.each([
  ['/x/node_modules/react/index.js', 'base'],
  ['/x/apps/web/src/main.tsx', 'app'],
])('%s, which a page loads first, is bundled in %s', (id, group) => {
  expect(findGroup(id, true)).toBe(group)
})
