import { readFile } from 'node:fs/promises'
import { addCartItem, changeCartType, emptyCart, openCart, readCart } from '@girassol/contract/cart'
import { listProducts } from '@girassol/contract/catalogue'
import type { Caller } from './caller.ts'
import { expect, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { keyboard } from './pages/keyboard.ts'
import { recordDetail } from './pages/record-pages.ts'
import { storePage } from './pages/store-page.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { registerPerson } from './purchases.ts'

const kit = /^Kit gerador 3,30 kWp/
const kitCode = '20010002'

/** An empty cart of a type, whatever another story left in it. */
const emptied = async (call: Caller, seller: string, type: 'MP' | 'PA' | 'BF' = 'PA') => {
  await call(openCart, { seller })
  await call(emptyCart, { seller })
  return call(changeCartType, { seller, params: { type } })
}

test('STORE-001 STORE-002 STORE-005 STORE-009 WIZ-012 WIZ-014 WIZ-015 a ready kit becomes a budget', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const seller = 'INT007'
  const store = storePage(page)
  const checkout = checkoutPage(page)
  await logIn('administrator', seller)
  await emptied(call, seller, 'MP')
  const { name } = await registerPerson(call, { name: 'Kit Pronto da Silva', seller })
  await page.goto('/sales')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loja Online')
  await expect(page.getByText(/^Termina em \d+ dias/)).toBeVisible()
  await expectAccessible()
  await store.enter('Kits prontos')
  await expect(page).toHaveURL('/kits-prontos')
  await store.settled()
  await expectAccessible()
  await store.step('Resumo').click()
  await expect(page.getByText('Selecione um produto para avançar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voltar', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await store.categories.getByRole('button', { name: 'KIT FIBROCIMENTO' }).click()
  await expect(page).toHaveURL(/categoria=KFIB/)
  await expect(store.products.getByText(/Telha cerâmica/)).toHaveCount(0)
  await store.categories.getByRole('button', { name: 'TODOS' }).click()
  await store.findAddButton(kit).click()
  await expect(store.findQuantity(kit)).toHaveValue('1')
  await store.goOn()
  await store.expectStep('Resumo')
  await expect(wizardPage(page).items).toContainText(/Kit gerador 3,30 kWp/i)
  await expectAccessible()
  await wizardPage(page).goToDelivery()
  await expect(page).toHaveURL('/kits-prontos?passo=4')
  await checkout.chooseCustomer(name)
  await checkout.deliver('Retirada')
  await checkout.payWith('Pix')
  await checkout.expectReady()
  const total = await checkout.readTotal()
  await checkout.finishAs('Salvar orçamento')
  await expect(page).toHaveURL(/\/orcamentos\/\d+$/)
  await expect(recordDetail(page).heading).toContainText('Detalhes do orçamento')
  await recordDetail(page).expectTotal(total)
  await expect(page.getByRole('main')).toContainText('um kit pronto')
})

test('STORE-006 CART-008 WIZ-030 C-20 one promotional product is ordered, by slip or Pix alone', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT010'
  const store = storePage(page)
  const checkout = checkoutPage(page)
  await logIn('administrator', seller)
  await emptied(call, seller, 'BF')
  const { name } = await registerPerson(call, { name: 'Promoção de Souza', seller })
  await page.goto('/sales')
  await store.enter('Promoções')
  await expect(page).toHaveURL('/sales/promocoes')
  await store.findAddButton(/Promo kit micro/).click()
  await expect(store.findQuantity(/Promo kit micro/)).toHaveValue('1')
  const second = store.findAddButton(/Promo kit 5,50/)
  await expect(second).toHaveAttribute('aria-disabled', 'true')
  await second.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Não é possível adicionar mais de um produto promocional!')
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expectAccessible()
  await store.goOn()
  await wizardPage(page).goToDelivery()
  await checkout.chooseCustomer(name)
  await checkout.deliver('Retirada')
  await expect(page.getByRole('radio', { name: 'Boleto', exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Cartão de crédito' })).toHaveCount(0)
  await checkout.payWith('Pix')
  await checkout.expectReady()
  await checkout.save.click()
  await expect(checkout.finishDialog.getByRole('button', { name: 'Salvar orçamento' })).toBeHidden()
  await checkout.finishDialog.getByRole('button', { name: 'Fazer pedido' }).click()
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  await expect(page.getByRole('main')).toContainText('formado por produtos de uma promoção')
})

test('STORE-003 STORE-010 STORE-012 STORE-015 STORE-044 the page of a kit, its delivery time and its technical sheet', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn('integrator')
  const { data } = await call(listProducts, { query: { type: 'PA', term: kitCode, skip: 1, take: 1 } })
  await page.goto(`/detalhes/${data[0]?.URL_ID}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kit)
  await expect(page.getByText('Módulos - 6 × Módulo HELIAR 550W', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: /CEP/ }).fill('01310100')
  await expect(page.getByText(/^Entrega em \d+ dias? út(il|eis)$/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: /^Arquivos técnicos/ }).click()
  const files = page.getByRole('dialog', { name: 'Arquivos técnicos' })
  await expect(files).toBeVisible()
  await expectAccessible()
  const downloading = page.waitForEvent('download')
  await files.getByRole('link', { name: 'Ficha técnica' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Ficha técnica.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto('/detalhes/nao-existe')
  await expect(page.getByText('Sem detalhes para exibição')).toBeVisible()
})

test('STORE-022 STORE-023 STORE-025 C-12 what the store shows depends on the user', async ({ page, logIn }) => {
  const store = storePage(page)
  await logIn('commercial', 'INT007')
  await page.goto('/monte-seu-gerador?passo=2')
  await expect(store.products.getByText('Visível a todos').first()).toBeVisible()
  await store.products.getByText('Imediato').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Estoque atual')
  await logIn('integrator')
  await page.goto('/monte-seu-gerador?passo=2')
  await store.settled()
  await expect(store.products.getByRole('listitem').first()).toBeVisible()
  await expect(store.products.getByText(/Visível a todos|Somente interno|Estoque atual/)).toHaveCount(0)
  await logIn('financial')
  for (const path of ['/sales', '/sales/promocoes', '/kits-prontos', '/detalhes/x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Seu perfil não abre esta página' })).toBeVisible()
  }
})

test('C-30 C-31 CART-034 a kit takes the place of a generator only after a question', async ({ page, logIn, call }) => {
  const seller = 'INT011'
  const store = storePage(page)
  await logIn('administrator', seller)
  await emptied(call, seller, 'MP')
  await call(addCartItem, { seller, body: { erpCode: '10010005', quantity: 2 } })
  await page.goto('/kits-prontos')
  await expect(page.getByText('Há 1 item no carrinho de Monte seu gerador.')).toBeVisible()
  await store.findAddButton(kit).click()
  await expect(store.dialog).toContainText('Ao trocar o tipo de compra, os itens do carrinho serão removidos.')
  await store.dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect((await call(readCart, { seller }))?.type).toBe('MP')
  await store.findAddButton(kit).click()
  await store.dialog.getByRole('checkbox', { name: 'Não mostrar novamente' }).check()
  await store.dialog.getByRole('button', { name: 'Trocar' }).click()
  await expect(store.findQuantity(kit)).toHaveValue('1')
  const cart = await call(readCart, { seller })
  expect(cart?.type).toBe('PA')
  expect(cart?.invoiceItems.map(({ productErpCode }) => productErpCode)).toEqual([kitCode])
})

test('WIZ-032 WIZ-033 another integrator empties the cart and returns to the choice of kits', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT008'
  const frame = appFrame(page)
  const store = storePage(page)
  await logIn('administrator', seller)
  await emptied(call, seller)
  await call(addCartItem, { seller, body: { erpCode: kitCode, quantity: 1 } })
  await page.goto('/kits-prontos?passo=3')
  await store.expectStep('Resumo')
  await frame.requester.click()
  await frame.pickSeller('Planalto Central Solar')
  await page.getByRole('button', { name: 'Trocar e esvaziar' }).click()
  await store.expectStep('Escolha o kit')
  await expect(page).toHaveURL('/kits-prontos')
  expect((await call(readCart, { seller }))?.invoiceItems ?? []).toEqual([])
})

test('WIZ-015 STORE-007 STORE-009 a ready kit is found, looked at and ordered by keyboard alone', async ({
  page,
  logIn,
  call,
}) => {
  test.setTimeout(120_000)
  const seller = 'INT012'
  const store = storePage(page)
  const checkout = checkoutPage(page)
  const keys = keyboard(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await logIn('administrator', seller)
  await emptied(call, seller)
  const { name } = await registerPerson(call, { name: 'Só Teclado de Kits', seller })
  await page.goto('/sales')
  await keys.press(page.getByRole('main').getByRole('link', { name: 'Kits prontos' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.press(store.categories.getByRole('button', { name: 'KIT FIBROCIMENTO' }))
  await expect(page).toHaveURL(/categoria=KFIB/)
  await keys.press(button('Ver em lista'))
  await store.settled()
  await keys.press(store.products.getByRole('button', { name: kit }).first())
  await expect(store.dialog).toContainText('Módulos - 6 × Módulo HELIAR 550W')
  await keys.press(store.dialog.getByRole('button', { name: /^Adicionar/ }))
  await expect(store.dialog.getByRole('textbox', { name: /^Quantidade/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(store.dialog).toBeHidden()
  await keys.press(button('Avançar para o resumo'))
  await store.expectStep('Resumo')
  await page.keyboard.press('Alt+3')
  await store.expectStep('Pagamento e Entrega')
  await keys.choose(checkout.customer, name)
  await keys.reach(page.getByRole('radio', { name: 'Retirada' }))
  await page.keyboard.press('Space')
  await keys.reach(page.getByRole('radio', { name: 'Cartão de crédito' }))
  for (const _ of ['Dois cartões', 'Cartão + Boleto', 'Boleto', 'Pix']) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeChecked()
  await checkout.expectReady()
  await keys.press(button('Salvar'))
  await keys.press(button('Fazer pedido'))
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
})
