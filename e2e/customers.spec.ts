import { listOrders } from '@girassol/contract/orders'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addressDialog } from './pages/address-dialog.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { customerDialog } from './pages/customer-dialog.ts'
import { keyboard } from './pages/keyboard.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { newSeller } from './people-steps.ts'
import { fillCart, freshCpf, placeOrder, putKit, registerPerson } from './purchases.ts'

const openCheckout = async (page: Page) => {
  await wizardPage(page).open(4)
  await expect(page.getByRole('heading', { name: '1 Cliente' })).toBeVisible()
}

const freightFact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd').first()

test('CUS-008 CUS-009 CUS-010 CUS-013 CUS-047 CUS-052 a company with letters in its CNPJ is found, saved and changed', async ({
  page,
  logIn,
  call,
}) => {
  const { code: seller } = await newSeller({ call, logIn })
  await logIn('commercial-supervisor', seller)
  await putKit(call, { seller })
  await openCheckout(page)
  await checkoutPage(page).newCustomer()
  const customer = customerDialog(page)
  await customer.typeCompany('12abc34501de35')
  await expect(customer.field('CNPJ')).toHaveValue('12.ABC.345/01DE-35')
  await expect(customer.field('Razão social')).toHaveValue('ALVORADA INSTALACOES FOTOVOLTAICAS LTDA')
  await expect(customer.field('Inscrição estadual')).toHaveValue('ISENTO')
  await customer.field('Telefone').fill('03132345678')
  await customer.goOn()
  await expect(customer.field('Endereço')).toHaveValue('Praça da Liberdade')
  await expect(customer.dialog.getByText('Será gravado como: Praca da Liberdade')).toBeVisible()
  await customer.save()
  await expect(page.getByText('Cliente cadastrado com sucesso')).toBeVisible()
  await expect(page.getByText('12.ABC.345/01DE-35 · (31) 3234-5678')).toBeVisible()
  await page.getByRole('button', { name: 'Editar cliente' }).click()
  const edit = customerDialog(page, 'Editar cliente')
  for (const name of ['CNPJ', 'Razão social', 'Nome fantasia']) await expect(edit.field(name)).toBeDisabled()
  await edit.field('Telefone').fill('31987654321')
  await edit.goOn()
  await edit.save()
  await expect(page.getByText('12.ABC.345/01DE-35 · (31) 98765-4321')).toBeVisible()
})

test('CUS-011 CUS-024 CUS-041 what no register knows is filled in by hand', async ({ page, logIn, call }) => {
  const { code: seller } = await newSeller({ call, logIn })
  await logIn('customer-success', seller)
  await putKit(call, { seller })
  await openCheckout(page)
  await checkoutPage(page).newCustomer()
  const customer = customerDialog(page)
  await customer.field('CNPJ').pressSequentially('99999999000191')
  await expect(
    customer.dialog.getByText('Não foi possível consultar o CNPJ. Prossiga com o cadastro manualmente.'),
  ).toBeVisible()
  await customer.field('Razão social').fill('À mão Ltda.')
  await customer.field('Telefone').fill('67987654321')
  await customer.goOn()
  await customer.field('CEP').fill('00000000')
  await expect(customer.dialog.getByText('CEP Não Localizado')).toBeVisible()
  await expect(customer.list('Estado')).toBeEnabled()
  await customer.field('CEP').fill('79002000')
  await expect(customer.list('Cidade')).toHaveValue('Campo Grande')
  await expect(customer.list('Cidade')).toBeDisabled()
  await customer.field('Endereço').fill('Rua das Garças')
  await customer.field('Número').fill('s/n')
  await customer.field('Bairro').fill('Centro')
  await customer.save()
  await expect(checkoutPage(page).customer).toHaveValue('A mao Ltda')
  await expect(page.getByText('Rua das Garcas, SN, Centro, Campo Grande/MS, 79002-000')).toBeVisible()
})

test('C-94 CUS-022 a register of postal codes that never answers blocks nobody', async ({ page, logIn, call }) => {
  const seller = 'INT010'
  await logIn('commercial-supervisor', seller)
  await putKit(call, { seller })
  await page.route('**/brazil/cep/*', () => undefined)
  await openCheckout(page)
  await checkoutPage(page).newCustomer()
  const customer = customerDialog(page)
  await customer.typePerson({ cpf: freshCpf(), name: 'Paciencia de Sobra', phone: '61987654321' })
  await customer.goOn()
  await customer.field('CEP').fill('70040010')
  await expect(customer.dialog.getByText('Procurando o endereço…')).toBeVisible()
  await customer.field('Endereço').fill('SBN Quadra 1')
  await customer.field('Número').fill('10')
  await customer.list('Estado').fill('Distrito')
  await page.getByRole('option', { name: /Distrito Federal/ }).click()
  await customer.list('Cidade').fill('Bras')
  await page.getByRole('option', { name: 'Brasília' }).click()
  await customer.field('Bairro').fill('Asa Norte')
  await customer.save()
  await expect(page.getByText('SBN Quadra 1, 10, Asa Norte, Brasília/DF, 70040-010')).toBeVisible()
})

test('CUS-033 a document that is already registered is reported, and its customer chosen', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT014'
  await logIn('commercial-supervisor', seller)
  const { document, name } = await registerPerson(call, { name: 'Velha Conhecida', seller })
  await putKit(call, { seller })
  await openCheckout(page)
  await checkoutPage(page).newCustomer()
  const customer = customerDialog(page)
  await customer.dialog.getByRole('radio', { name: 'Pessoa física' }).check()
  await customer.field('CPF').pressSequentially(document)
  await expect(customer.dialog.getByText(`Cliente já cadastrado. ${name}, São Paulo/SP`)).toBeVisible()
  await customer.dialog.getByRole('button', { name: 'Usar este cliente' }).click()
  await expect(customer.dialog).toBeHidden()
  await expect(checkoutPage(page).customer).toHaveValue(name)
})

test('CUS-019 CUS-020 CUS-051 C-34 the order goes to another address of the same state, which has its own freight', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT003'
  await logIn('customer-success', seller)
  const { name } = await registerPerson(call, { name: 'Dona de Duas Casas', seller })
  await fillCart(call, { seller, customer: name })
  await openCheckout(page)
  const checkout = checkoutPage(page)
  const address = addressDialog(page)
  await checkout.deliver('Mesmo endereço da cobrança')
  await expect(freightFact(page, 'Prazo de entrega')).toHaveText('3 dias úteis')
  await checkout.deliver('Outro endereço')
  await address.open()
  await address.fill({ cep: '30140010', number: '5' })
  await address.save()
  const sentence = 'O estado do endereço de entrega precisa ser o mesmo que o estado de cobrança.'
  await expect(address.dialog.getByRole('link', { name: `Estado: ${sentence}` })).toBeVisible()
  await address.fill({ cep: '13083872', number: '12-A' })
  await expect(address.dialog.getByText('Será gravado como: Cidade Universitaria')).toBeVisible()
  await address.save()
  await expect(page.getByText('Endereço do Cliente cadastrado com sucesso')).toBeVisible()
  await expect(
    page.getByRole('radio', { name: /^Rua da Reitoria, 12 A, Cidade Universitaria, Campinas\/SP/ }),
  ).toBeChecked()
  await expect(freightFact(page, 'Prazo de entrega')).toHaveText('7 dias úteis')
  await expect(freightFact(page, 'Cálculo do frete')).toHaveText(/^2,00% do subtotal, no mínimo R\$\s300,00$/)
  await checkout.expectReady()
  await checkout.deliver('Retirada')
  await expect(freightFact(page, 'Frete')).toHaveText('Sem frete')
})

test('CUS-001 CUS-008 CUS-019 a company is registered and gets a second address by keyboard alone', async ({
  page,
  logIn,
  call,
}) => {
  const { code: seller } = await newSeller({ call, logIn })
  await logIn('customer-success', seller)
  await putKit(call, { seller })
  await openCheckout(page)
  const keys = keyboard(page)
  const customer = customerDialog(page)
  const address = addressDialog(page)
  const opener = page.getByRole('button', { name: 'Novo cliente' })
  await keys.press(opener)
  await expect(customer.dialog).toBeVisible()
  await keys.press(customer.cancel)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await keys.type(customer.field('CNPJ'), '12ABC34501DE35')
  await expect(customer.field('Razão social')).not.toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(customer.field('CEP')).toBeFocused()
  await keys.press(customer.dialog.getByRole('button', { name: 'Salvar' }))
  await expect(customer.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Editar cliente' })).toBeVisible()
  await keys.reach(page.getByRole('radio', { name: 'Retirada' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Outro endereço' })).toBeChecked()
  await keys.press(page.getByRole('button', { name: 'Novo endereço' }))
  await keys.type(address.field('CEP'), '31999000')
  await expect(address.dialog.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Belo Horizonte')
  await keys.type(address.field('Endereço'), 'Rua do Galpão')
  await keys.type(address.field('Número'), '90')
  await keys.type(address.field('Bairro'), 'Centro')
  await page.keyboard.press('Enter')
  await expect(address.dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: /^Rua do Galpao, 90, Centro, Belo Horizonte\/MG/ })).toBeChecked()
})

test('CUS-001 CUS-019 axe finds nothing on the dialogs of customer and address, wide and narrow', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT008'
  const judge = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible()
    }
  }
  await logIn('commercial-supervisor', seller)
  const { name, document } = await registerPerson(call, { name: 'Acessivel', seller })
  await fillCart(call, { seller, customer: name })
  await openCheckout(page)
  const checkout = checkoutPage(page)
  await checkout.newCustomer()
  const customer = customerDialog(page)
  await customer.goOn()
  await expect(customer.dialog.getByRole('link', { name: 'Telefone: Campo obrigatório' })).toBeVisible()
  await judge()
  await customer.dialog.getByRole('radio', { name: 'Pessoa física' }).check()
  await customer.field('CPF').fill(document)
  await expect(customer.dialog.getByRole('button', { name: 'Usar este cliente' })).toBeVisible()
  await judge()
  await customer.goToAddress()
  await customer.field('CEP').fill('01310100')
  await expect(customer.list('Cidade')).toBeDisabled()
  await judge()
  await customer.cancel.click()
  await page.getByRole('button', { name: 'Editar cliente' }).click()
  const edit = customerDialog(page, 'Editar cliente')
  await expect(edit.field('CPF')).toBeDisabled()
  await judge()
  await edit.cancel.click()
  await checkout.deliver('Outro endereço')
  await addressDialog(page).open()
  await addressDialog(page).save()
  await expect(addressDialog(page).dialog.getByRole('link', { name: 'CEP: CEP inválido' })).toBeVisible()
  await judge()
})

test('SEC-021 C-228 production reads an order with masks, and does not find it by the CPF of its customer', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT005'
  await logIn('commercial', seller)
  const { name, document } = await registerPerson(call, { name: 'Pessoa Mascarada', seller })
  const { id } = await placeOrder(call, { seller, customer: document })
  await logIn('production')
  await page.goto(`/pedidos/${id}?aba=cliente`)
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText(name)
  await expect(panel).toContainText(`***.${document.slice(3, 6)}.${document.slice(6, 9)}-**`)
  await expect(panel).toContainText('(11) *****-0000')
  await expect(panel).not.toContainText(document)
  const found = async (term: string) =>
    (await call(listOrders, { query: { term } })).data.some((order) => order.id === id)
  expect([await found(document), await found(name)]).toEqual([false, true])
})
