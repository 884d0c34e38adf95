import { finishAsOrder, updateCart } from '@girassol/contract/cart'
import { changeCreditLimit, showCredit } from '@girassol/contract/credit'
import { checkValidation, validateOrder } from '@girassol/contract/order-validation'
import { showOrder } from '@girassol/contract/orders'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { listSellers } from '@girassol/contract/sellers'
import { expect, test } from './fixtures.ts'
import { inTurn } from './in-turn.ts'
import { advance, type Prepared } from './order-steps.ts'
import { orderDesk } from './pages/order-desk.ts'
import { fillCart } from './purchases.ts'

const seller = 'INT002'

/** An order on credit that waits for its approval, with two instalments that the financial department released. */
const orderOnCredit = async ({ call, logIn }: Prepared) => {
  await logIn('commercial-supervisor')
  const id = await inTurn(seller, async () => {
    const cart = await fillCart(call, { seller })
    await call(updateCart, { seller, params: { id: cart.id }, body: { paymentMethod: 'OTHERS' } })
    await call(finishAsOrder, { seller, params: { id: cart.id } })
    return cart.id
  })
  await call(checkValidation, { params: { id } })
  await call(validateOrder, { params: { id }, body: { discount: 0, deliveryDate: null } })
  const { totalInvoice, integrator } = await call(showOrder, { params: { id } })
  const total = totalInvoice ?? 0
  const half = Math.round(total * 50) / 100
  const dueIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await logIn('financial')
  await call(selectPaymentMethod, {
    params: { id },
    body: {
      code: '302',
      description: 'Boleto em 2x, a cada 30 dias',
      quantityInstallment: 2,
      rangeInstallment: 30,
      installments: [
        { numberInstallment: 1, value: Math.round((total - half) * 100) / 100, dueDate: dueIn(30) },
        { numberInstallment: 2, value: half, dueDate: dueIn(60) },
      ],
    },
  })
  return { id, sellerId: integrator.id }
}

test('CRED-003 CRED-004 an order beyond the limit waits for the release, and the statement shows what is open', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const { id, sellerId } = await orderOnCredit({ call, logIn })
  const params = { id: sellerId }
  const { version } = await call(showCredit, { params })
  const reason = 'Primeira compra a prazo.'
  await call(changeCreditLimit, { params, body: { limit: 1000, reason, version } })
  const desk = orderDesk(page)

  await logIn('commercial', seller)
  await desk.open(id)
  await desk.run('Aprovar')
  await desk.acknowledge()
  await desk.confirm('Aprovar')
  await expect(desk.dialog.getByText(/^Limite de crédito insuficiente: faltam R\$/)).toBeVisible()

  await logIn('financial')
  await page.goto(`/pedidos/${id}?aba=pagamento`)
  const credit = page.getByRole('region', { name: 'Crédito' })
  await expect(credit.getByText(/^Faltam R\$/)).toBeVisible()
  await expectAccessible()
  await credit.getByRole('button', { name: 'Liberar crédito' }).click()
  await page.getByLabel('Motivo').fill('Sinal recebido hoje.')
  await desk.confirm('Liberar crédito')
  await expect(credit.getByText('Crédito liberado para este pedido.')).toBeVisible()

  await logIn('commercial', seller)
  await desk.open(id)
  await desk.run('Aprovar')
  await desk.acknowledge()
  await desk.confirm('Aprovar')
  await expect(page.getByText('Pedido aprovado com sucesso')).toBeVisible()
  await advance({ call, logIn }, id, 'INVOICE_APPROVED')

  await logIn('integrator2')
  await page.goto('/empresa')
  await expect(page.getByRole('link', { name: String(id) })).toHaveCount(2)
  const amounts = async (name: string) => {
    const texts = await page.getByLabel(name).locator('dd').allInnerTexts()
    return texts.map((text) => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.')))
  }
  const sum = (await amounts('Em aberto por atraso')).reduce((total, amount) => total + amount, 0)
  const used = page.getByText('Usado', { exact: true }).locator('xpath=following-sibling::dd')
  const shown = (await used.innerText()).replaceAll(/[^\d,]/g, '').replace(',', '.')
  expect(sum).toBeCloseTo(Number(shown), 2)
  await expectAccessible()

  await logIn('financial')
  const now = await call(showCredit, { params })
  await call(changeCreditLimit, { params, body: { limit: null, reason, version: now.version } })
})

test('CRED-007 the limit of an integrator is set on its screen', async ({ page, logIn, call, expectAccessible }) => {
  await logIn('financial')
  await page.goto('/administracao/credito')
  await page.getByLabel('Buscar integrador').fill('INT012')
  await page.getByRole('radio', { name: /Raiz Alfa/ }).click()
  await page.getByRole('button', { name: 'Definir limite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Limite').fill('80000')
  await dialog.getByLabel('Motivo').fill('Paga em dia há dois anos.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Limite salvo')).toBeVisible()
  await expect(page.getByText('Livre', { exact: true })).toBeVisible()
  await expectAccessible()
  const { data } = await call(listSellers, { query: { erpCode: 'INT012' } })
  const params = { id: data[0]?.id ?? 0 }
  const { version } = await call(showCredit, { params })
  await call(changeCreditLimit, { params, body: { limit: null, reason: 'Fim do teste.', version } })
})
