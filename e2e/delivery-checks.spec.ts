import { listDeliveries, moveDelivery, planDelivery } from '@girassol/contract/deliveries'
import { onePixelPng } from '@girassol/test-data/files'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder, type Prepared } from './order-steps.ts'

type Units = { readonly itemId: number; readonly quantity: number }

/** A delivery of these units of the order, reported as arrived. */
const deliver = async ({ call }: Prepared, id: number, units: readonly Units[]) => {
  const body = { lines: [...units], promisedOn: null, carrier: null }
  const { deliveries } = await call(planDelivery, { params: { id }, body })
  const planned = deliveries.at(-1)
  if (planned === undefined) throw new Error('the delivery was not planned')
  await call(moveDelivery, { params: { id: planned.id }, body: { status: 'DELIVERED', version: planned.version } })
  return planned
}

/** An order of which one unit of three items has arrived, and then two items with all that was left of them. */
const orderInTwoDeliveries = async (prepared: Prepared) => {
  const id = await approvedOrder(prepared)
  await advance(prepared, id, 'WAITING_DISPATCH')
  await prepared.logIn('logistics')
  const { lines } = await prepared.call(listDeliveries, { params: { id } })
  const clean = await deliver(
    prepared,
    id,
    lines.slice(0, 3).map(({ itemId }) => ({ itemId, quantity: 1 })),
  )
  const left = await prepared.call(listDeliveries, { params: { id } })
  const divergent = await deliver(
    prepared,
    id,
    left.lines.flatMap(({ itemId, unplanned }) => (unplanned > 0 ? [{ itemId, quantity: unplanned }] : [])).slice(0, 2),
  )
  return { id, clean, divergent }
}

test('DEL-012 DEL-013 on a small phone a clean delivery takes four taps, and a divergent one opens one claim', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const { id, clean, divergent } = await orderInTwoDeliveries({ call, logIn })
  const [first, second, third] = clean.lines.map(({ name }) => name)
  const [short, damaged] = divergent.lines.map(({ name }) => name)
  const line = (name = '') => page.getByRole('article', { name, exact: true })
  const closing = page.getByRole('button', { name: 'Encerrar conferência' })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

  await logIn('integrator')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/pedidos/${id}?aba=entrega`)
  await expectAccessible()
  await page.getByRole('link', { name: `Conferir a entrega ${clean.number}` }).click()
  await expect(line(first)).toBeVisible()
  await expectAccessible()
  expect(await overflow()).toBe(0)

  const slow = Promise.withResolvers<void>()
  await page.route('**/check/lines/*', async (route) => {
    await slow.promise
    await route.continue()
  })
  await line(first).getByRole('button', { name: 'Tudo certo' }).click()
  await expect(line(first)).toContainText('Salvando…')
  slow.resolve()
  await expect(line(first)).toContainText('Salvo')
  await line(second).getByRole('button', { name: 'Tudo certo' }).click()
  await line(third).getByRole('button', { name: 'Tudo certo' }).click()
  await closing.click()
  await expect(page.getByRole('main')).toContainText('Tudo chegou em ordem.')
  await expectAccessible()

  await page.goto(`/entregas/${divergent.id}/conferencia`)
  await line(short)
    .getByRole('button', { name: /^Diminuir unidades recebidas/ })
    .click()
  await expect(line(short)).toContainText('Falta: 1')
  await line(damaged).getByRole('button', { name: 'Avariado' }).click()
  await line(damaged)
    .getByRole('textbox', { name: /^Unidades com problema/ })
    .fill('1')
  await expect(line(damaged)).toContainText('Fotografe a avaria.')
  await expectAccessible()
  await line(damaged)
    .getByLabel(/^Fotografar/)
    .setInputFiles({ name: 'avaria.png', mimeType: 'image/png', buffer: Buffer.from(onePixelPng, 'base64') })
  await expect(line(damaged).getByRole('button', { name: /^Foto 1/ })).toBeVisible()
  expect(await overflow()).toBe(0)
  await page.reload()
  await expect(line(short)).toContainText('Falta: 1')
  await closing.click()
  const dialog = page.getByRole('dialog', { name: 'Encerrar conferência' })
  await expect(dialog.getByRole('list', { name: 'Divergências' })).toContainText('Avaria: 1')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Encerrar conferência' }).click()
  await expect(page.getByRole('link', { name: /^R-\d{4}-\d{6}$/ })).toHaveAttribute('href', /^\/ocorrencias\/\d+$/)
  await expectAccessible()

  await page.goto(`/pedidos/${id}?aba=entrega`)
  await expect(page.getByRole('article', { name: `Entrega ${clean.number}` })).toContainText('Conferida')
  await expect(page.getByRole('article', { name: `Entrega ${divergent.number}` })).toContainText(
    'Conferida com divergências',
  )
})
