import { expect, test } from 'vitest'
import { layers } from './layers.ts'
import { createRepository } from './repository.ts'

const api = 'apps/api/src'

const findFailures = async (from: string, to: string): Promise<readonly string[]> => {
  const specifier = `${'../'.repeat(from.split('/').length - 1)}${to}`
  const files = { [`${api}/${from}`]: `import type { x } from '${specifier}'\n`, [`${api}/${to}`]: '' }
  return (await layers.check(createRepository(files))).failures
}

test.each([
  ['integrations/erp/erp.ts', 'features/orders/list-orders.ts'],
  ['outbox/outbox.ts', 'features/session/mail-invitation.ts'],
  ['features/session/login.ts', 'demo-data/demo-accounts.ts'],
  ['features/order-record/move-order.ts', 'features/points/settle-points.ts'],
  ['features/orders/show-order.ts', 'features/payments/open-pix.ts'],
  ['features/cart/add-items.ts', 'features/wishlist/add-wish.ts'],
  ['features/cart/add-items.ts', 'routes.ts'],
])('%s may not import %s', async (from, to) => {
  expect(await findFailures(from, to)).toEqual([expect.stringContaining(`${api}/${from}:1`)])
})

test.each([
  ['features/cart/add-items.ts', 'features/order-record/order-lines.ts'],
  ['features/orders/show-order.ts', 'features/orders/order-view.ts'],
  ['features/cart/test-shop.ts', 'features/wishlist/add-wish.ts'],
  ['routes.ts', 'features/cart/cart.routes.ts'],
])('%s may import %s', async (from, to) => {
  expect(await findFailures(from, to)).toEqual([])
})

test('a room without a floor is refused', async () => {
  const { failures } = await layers.check(createRepository({ [`${api}/features/orchids/water.ts`]: '' }))
  expect(failures).toEqual([expect.stringContaining('features/orchids: has no floor')])
})

test('rooms of the web that depend on each other through a third are refused once', async () => {
  const screens = 'apps/web/src/features'
  const importing = (room: string) => `import { x } from '../${room}/index.ts'\n`
  const { failures } = await layers.check(
    createRepository({
      [`${screens}/cart/index.ts`]: '',
      [`${screens}/cart/cart-screen.tsx`]: importing('payments'),
      [`${screens}/payments/index.ts`]: '',
      [`${screens}/payments/pay-dialog.tsx`]: importing('orders'),
      [`${screens}/orders/index.ts`]: '',
      [`${screens}/orders/order-screen.tsx`]: importing('cart'),
    }),
  )
  expect(failures).toEqual([expect.stringContaining('rooms that depend on each other')])
})
