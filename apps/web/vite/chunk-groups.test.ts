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

/** The first group that contains the module, of the groups for shared modules. */
const findGroup = (id: string) => {
  for (const { tags, test: takes, name } of chunkGroups(pages)) {
    if (tags !== undefined) continue
    if (takes instanceof RegExp && !takes.test(id)) continue
    const named = typeof name === 'string' ? name : name(id, graph as never)
    if (named !== null) return named
  }
  return null
}

test.each([
  ['/x/apps/web/src/features/dashboard/home/home-screen.tsx', 'home'],
  ['/x/apps/web/src/ui/data-table.tsx', 'lists'],
  ['/x/node_modules/@mantine/core/esm/components/Menu/Menu.mjs', 'menus'],
  ['/x/apps/web/src/ui/search-field.tsx', 'fields'],
  ['/x/apps/web/src/ui/lookup-select.tsx', 'choices'],
  ['/x/apps/web/src/ui/dialog.tsx', 'overlays'],
  ['/x/node_modules/zod/v4/mini/schemas.js', 'forms'],
  ['/x/packages/contract/src/http/fields.ts', 'forms'],
  ['/x/apps/web/src/features/cart/steps/purchase-frame.tsx', 'purchase'],
  ['/x/packages/contract/src/orders.ts', 'parts'],
  ['/x/apps/web/src/ui/record-card.tsx', 'parts'],
  ['/x/packages/contract/src/vouchers.ts', 'more-parts'],
  // Modules with a heavy import are not in the group that every screen loads.
  ['/x/apps/web/src/ui/form-dialog.tsx', null],
  ['/x/apps/web/src/ui/figure-input.tsx', null],
  ['/x/apps/web/src/features/payments/pay-dialog.tsx', null],
])('%s is bundled in %s', (id, group) => {
  expect(findGroup(id)).toBe(group)
})

test('code that both pages need is not in the file of the application', () => {
  const [base, app] = chunkGroups(pages)
  const nameGroup = (group: typeof base, id: string) =>
    typeof group?.name === 'function' && group.name(id, graph as never)
  expect(nameGroup(base, '/x/node_modules/react/index.js')).toBe('base')
  expect(nameGroup(app, '/x/node_modules/react/index.js')).toBeNull()
  expect(nameGroup(app, '/x/apps/web/src/main.tsx')).toBe('app')
})
