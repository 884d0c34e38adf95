import { readCart } from '@girassol/contract/cart'
import { listOrderLog, showOrder } from '@girassol/contract/orders'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { budgetPage } from './pages/budget-page.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { newSeller } from './people-steps.ts'
import { placeOrder, putKit, registerPerson, saveBudget } from './purchases.ts'

// They interrupt the connection of the whole context.
test.use({ ownContext: true })

/** The connection notice of the page, and the requests it sent. */
const connection = (page: Page) => {
  const sent: { readonly call: string; readonly key: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return
    const path = request
      .url()
      .replace(/^.*\/invoice/, '/invoice')
      .replace(/\d+/, ':id')
    const call = `${path} ${request.postData() ?? ''}`.trim()
    sent.push({ call, key: request.headers()['idempotency-key'] })
  })
  const strip = page.getByRole('banner').getByRole('status')
  return {
    sent,
    expectUnsaved: (count: number) =>
      expect(strip).toHaveText(
        count === 1
          ? 'Sem conexão. 1 alteração ainda não foi salva.'
          : `Sem conexão. ${count} alterações ainda não foram salvas.`,
      ),
    /** Visible at any scroll position. */
    expectInSight: async () => {
      for (const way of [10_000, -10_000]) {
        await page.mouse.wheel(0, way)
        await expect(strip).toBeInViewport()
      }
    },
    expectGone: () => expect(strip).toBeHidden(),
    /** Whether the browser would ask before leaving the page. */
    warnsBeforeLeaving: () =>
      page.evaluate(() => {
        const leaving = new Event('beforeunload', { cancelable: true })
        window.dispatchEvent(leaving)
        return leaving.defaultPrevented
      }),
  }
}

test('USE-010 choices of step 4 made without a connection are counted, and saved in order when it is back', async ({
  page,
  context,
  logIn,
  call,
  expectAccessible,
}) => {
  // The cart of an earlier try would have the choices already.
  const { code: seller } = await newSeller({ call, logIn })
  await logIn('commercial-supervisor', seller)
  await putKit(call, { seller })
  const { sent, ...indicators } = connection(page)
  const checkout = checkoutPage(page)
  await wizardPage(page).open(4)
  await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeVisible()
  await expect(page.getByText('Falta', { exact: true })).toBeVisible()
  expect(await indicators.warnsBeforeLeaving()).toBe(false)

  await context.setOffline(true)
  await page.getByRole('radio', { name: 'O próprio integrador' }).click()
  await indicators.expectUnsaved(1)
  await checkout.deliver('Retirada')
  await checkout.payWith('Pix')
  const remarks = page.getByRole('textbox', { name: /Observações para a nota/ })
  await remarks.fill('Sem sinal na obra')
  await remarks.blur()
  await indicators.expectUnsaved(4)
  await indicators.expectInSight()
  await expectAccessible()
  await expect(page.getByText('Falta', { exact: true })).toBeHidden()
  await expect(page.getByText('escolha a entrega')).toBeHidden()
  await expect(checkout.save).toHaveAttribute('aria-disabled', 'true')
  expect(await indicators.warnsBeforeLeaving()).toBe(true)
  expect(sent).toEqual([])

  await context.setOffline(false)
  await indicators.expectGone()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await checkout.expectReady()
  expect(sent.map((one) => one.call)).toEqual([
    expect.stringContaining('"customerType":"INTEGRATOR"'),
    '/invoice/:id/pickup',
    expect.stringContaining('"paymentMethod":"PIX"'),
    expect.stringContaining('"additionalData":"Sem sinal na obra"'),
  ])
  expect(await indicators.warnsBeforeLeaving()).toBe(false)
  expect(await call(readCart, { seller })).toMatchObject({
    customerType: 'INTEGRATOR',
    addressType: 'pickup',
    paymentMethod: 'PIX',
    additionalData: 'Sem sinal na obra',
    missing: [],
  })
})

test('USE-010 a change of an order whose answer was lost is sent again with its key, and stored once', async ({
  page,
  context,
  logIn,
  call,
}) => {
  const seller = 'INT004'
  await logIn('commercial-supervisor', seller)
  const { name } = await registerPerson(call, { name: 'Pedido Sem Sinal', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  const entries = (await call(listOrderLog, { seller, params: { id } })).length
  const { sent, ...indicators } = connection(page)
  await page.goto(`/pedidos/${id}?aba=dados`)
  await page.getByRole('button', { name: 'Editar dados adicionais' }).click()
  const remarks = page.getByRole('textbox', { name: /Observações para a nota/ })
  // The server stores the change, and the connection is lost before its response arrives.
  await page.route(
    `**/invoice/${id}/details`,
    async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await remarks.fill('Portão azul')
  await remarks.blur()
  await indicators.expectUnsaved(1)
  await page.getByRole('tab', { name: 'Resumo' }).click()
  const quantity = page.getByRole('textbox', { name: /^Quantidade de .*HELIAR 550W/i })
  await quantity.fill('11')
  await quantity.press('Enter')
  await indicators.expectUnsaved(2)
  await indicators.expectInSight()

  await context.setOffline(false)
  await indicators.expectGone()
  await expect(quantity).toHaveValue('11')
  const heliar = async () => {
    const { additionalData, invoiceItems } = await call(showOrder, { seller, params: { id } })
    return {
      additionalData,
      quantity: invoiceItems.find(({ productErpCode }) => productErpCode === '10010005')?.quantity,
    }
  }
  await expect.poll(heliar).toEqual({ additionalData: 'Portão azul', quantity: 11 })
  const saves = sent.filter(({ key }) => key !== undefined)
  expect(saves).toHaveLength(3)
  const [first, again, last] = saves
  expect(again).toEqual(first)
  expect(last?.key).not.toBe(first?.key)
  expect(await call(listOrderLog, { seller, params: { id } })).toHaveLength(entries + 2)
})

test('USE-010 a budget is edited and saved without a connection, once and whole', async ({
  page,
  context,
  logIn,
  call,
}) => {
  const seller = 'INT011'
  await logIn('commercial-supervisor', seller)
  const { name } = await registerPerson(call, { name: 'Orçamento Sem Sinal', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const { version } = await call(showOrder, { seller, params: { id } })
  const { sent, ...indicators } = connection(page)
  const budget = budgetPage(page)
  const modules = budget.findQuantity(/Módulo HELIAR 550W/)
  await page.goto(`/orcamentos/${id}?passo=1`)
  const slip = page.getByRole('radio', { name: 'Boleto', exact: true })
  await expect(slip).toBeVisible()
  await expect.poll(() => sent.length).toBe(1)

  await context.setOffline(true)
  await slip.click()
  await indicators.expectUnsaved(1)
  await context.setOffline(false)
  await budget.button('Avançar').click()
  await modules.fill('12')
  await modules.press('Enter')
  await budget.toSummary()
  await expect(budget.changes).toHaveText([/^Mudou.*HELIAR 550W.*para 12 un\./])

  await context.setOffline(true)
  await budget.button('Salvar').click()
  await indicators.expectUnsaved(2)
  await indicators.expectInSight()
  await context.setOffline(false)
  await expect(page.getByText('Orçamento atualizado com sucesso!')).toBeVisible()
  await indicators.expectGone()
  expect(sent.filter(({ call: sentCall }) => sentCall.startsWith('/invoice/budget/:id/item {'))).toHaveLength(1)
  const stored = await call(showOrder, { seller, params: { id } })
  expect(stored).toMatchObject({ paymentMethod: 'BARCODE', version: version + 1 })
  expect(stored.invoiceItems.find(({ productErpCode }) => productErpCode === '10010005')?.quantity).toBe(12)
})
