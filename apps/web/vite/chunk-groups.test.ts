import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

const features = '/x/apps/web/src/features'
const domain = '/x/packages/domain/src'
const mantine = '/x/node_modules/@mantine/core/esm/components'

const imports: Readonly<Record<string, readonly string[]>> = {
  '/x/main.tsx': ['/x/node_modules/react/index.js', '/x/frame.tsx'],
  '/x/home.tsx': [`${features}/dashboard/home/card.tsx`, '/x/apps/web/src/ui/meter.tsx'],
  '/x/orders.tsx': ['/x/table.tsx', '/x/badge.tsx', `${features}/orders/marks.ts`],
  '/x/order.tsx': ['/x/draft.ts', `${domain}/orders/prices/margin.ts`, '/x/badge.tsx', `${features}/cart/customer.tsx`],
  '/x/budgets.tsx': [
    '/x/table.tsx',
    '/x/mask.tsx',
    `${mantine}/TextInput/TextInput.mjs`,
    `${features}/orders/period.tsx`,
  ],
  '/x/store.tsx': [`${features}/catalogue/entry.tsx`],
  '/x/wizard.tsx': ['/x/draft.ts', `${features}/cart/rail.tsx`],
  [`${features}/cart/customer.tsx`]: [`${features}/cart/customer.module.css`],
  '/x/apps/web/src/ui/qr-code.tsx': [`${mantine}/Modal/Modal.mjs`],
  '/x/apps/web/src/ui/steps-line.tsx': ['/x/mask.tsx'],
}

const pages = {
  frame: '/x/main.tsx',
  frequent: {
    home: ['/x/home.tsx'],
    orders: ['/x/orders.tsx'],
    order: ['/x/order.tsx'],
    budgets: ['/x/budgets.tsx'],
    store: ['/x/store.tsx'],
    wizard: ['/x/wizard.tsx'],
  },
}

const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

type Group = ReturnType<typeof chunkGroups>[number]

const nameModule = ({ test: takes, name }: Group, id: string) => {
  if (takes instanceof RegExp && !takes.test(id)) return null
  return typeof name === 'string' ? name : name(id, graph as never)
}

/** The group that contains a module which more than one page loads. */
const findGroup = (id: string) =>
  chunkGroups(pages)
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
    .map((group) => nameModule(group, id))
    .find((name) => name !== null) ?? null

test.each([
  ['the library that renders', '/x/node_modules/react/index.js', 'base'],
  ['what the frame needs', '/x/frame.tsx', 'app'],
  ['what the list of orders and an order need', '/x/badge.tsx', 'app'],
  ['a small part of several groups', `${mantine}/CloseButton/CloseButton.mjs`, 'app'],
  ['a component of the home', '/x/apps/web/src/ui/meter.tsx', 'app'],
  ['a style of a frequent screen', `${features}/cart/customer.module.css`, 'app'],
  ['a card of the home', `${features}/dashboard/home/card.tsx`, 'home'],
  ['what both lists need', '/x/table.tsx', 'lists'],
  ['what an order and the wizard need', '/x/draft.ts', 'purchase'],
  ['a feature of an order', `${features}/cart/customer.tsx`, 'steps'],
  ['a rule of an order', `${domain}/orders/prices/margin.ts`, 'steps'],
  ['a feature of the budgets', `${features}/orders/period.tsx`, 'filters'],
  ['a feature of the wizard', `${features}/cart/rail.tsx`, 'purchase-frame'],
  ['a field for text of the budgets', `${mantine}/TextInput/TextInput.mjs`, 'inputs'],
  ['a stored draft', '/x/apps/web/src/lib/use-drafted-state.ts', 'drafts'],
  ['a list of choices', `${mantine}/Select/Select.mjs`, 'selects'],
  ['a dialog', `${mantine}/Modal/Modal.mjs`, 'overlays'],
  ['a toast', `${mantine}/Notification/Notification.mjs`, 'toasts'],
  ['a check of forms', '/x/node_modules/zod/v4/mini/schemas.js', 'forms'],
  ['a small part of other screens', '/x/packages/contract/src/vouchers.ts', 'parts'],
])('%s is grouped: %s is in %s', (_, id, group) => {
  expect(findGroup(id)).toBe(group)
})

test.each([
  ['a component of one frequent screen', '/x/mask.tsx'],
  ['a part that imports a dialog', '/x/apps/web/src/ui/qr-code.tsx'],
  ['a part that imports what one frequent screen needs', '/x/apps/web/src/ui/steps-line.tsx'],
  ['a feature of other screens', `${features}/payments/pay-dialog.tsx`],
])('%s is in no group: %s', (_, id) => {
  expect(findGroup(id)).toBeNull()
})

test('a page that does not exist is refused', () => {
  const [, app] = chunkGroups(pages)
  const missing = { getModuleInfo: () => null }
  expect(() => typeof app?.name === 'function' && app.name('/x/a.ts', missing as never)).toThrow('/x/main.tsx')
})
