import { saveBudget as saveEdit } from '@girassol/contract/budgets'
import { showOrder } from '@girassol/contract/orders'
import { expect, test } from './fixtures.ts'
import { budgetPage } from './pages/budget-page.ts'
import { keyboard } from './pages/keyboard.ts'
import { recordDetail, recordList } from './pages/record-pages.ts'
import { placeOrder, registerPerson, saveBudget } from './purchases.ts'

test('BUD-001 BUD-003 BUD-004 BUD-018 a budget shows its validity, and a search among budgets survives a reload', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT006'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Validade Curta', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const list = recordList(page)
  await page.goto('/orcamentos')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Comparar',
    'Nº',
    'Salvo em',
    'Cliente',
    'Responsável',
    'Valor total',
    'Expira em',
    'Ações',
  ])
  await expectAccessible()
  await list.search.fill('validade curta')
  await expect(list.findRow(id)).toContainText(/[67] dias/)
  await expect(list.findRow(id).locator('mark').first()).toHaveText(/validade/i)
  await page.reload()
  await expect(list.findRow(id)).toBeVisible()
  await page.getByRole('tab', { name: 'Expirados' }).click()
  await expect(page.getByText('Nenhum orçamento corresponde à busca.')).toBeVisible()
  await page.getByRole('tab', { name: 'Todos' }).click()
  await list.open(id)
  await expect(recordDetail(page).heading).toHaveText(`Detalhes do orçamento ${id}`)
  await expect(page.getByRole('main')).toContainText(/expira em [67] dias/)
})

test('USE-001 USE-004 USE-006 a budget shows its boarding, its deadline and its validity, and no step of an order', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT006'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Prazo Honesto', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  await page.goto(`/orcamentos/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Válido até \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)).toBeVisible()
  await expect(main.getByText('Próximo passo: fazer o pedido')).toBeVisible()
  await expect(main.getByText('Pedido em análise')).toBeHidden()
  await expect(main.getByText('Estimativa de embarque')).toBeVisible()
  await expect(main.getByText(/prevista para/)).toBeHidden()
  await expect(main.getByText('Retirada').first()).toBeVisible()
  await expectAccessible()
  const { invoiceItems } = await call(showOrder, { seller, params: { id } })
  const items = invoiceItems.map(({ productErpCode, quantity }) => ({ productErpCode, quantity }))
  await call(saveEdit, { seller, params: { id }, body: { items, addressType: 'same' } })
  await page.reload()
  await expect(main.getByText(/^Prazo de entrega: \d+ dias? út(il|eis) após o embarque$/)).toBeVisible()
  await expect(main.getByText(/^Frete (\([\d,]+%\)|\(mínimo\))$/)).toBeVisible()
})

test('BUD-005 C-45 a new budget starts in the store', async ({ page, logIn }) => {
  await logIn('integrator')
  await page.goto('/orcamentos')
  await page.getByRole('button', { name: 'Novo Orçamento' }).click()
  await expect(page).toHaveURL('/sales')
})

test('BUD-006 an order opened among the budgets is shown among the orders', async ({ page, logIn, call }) => {
  const seller = 'INT014'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Pedido Fora do Lugar', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  await page.goto(`/orcamentos/${id}`)
  await expect(page).toHaveURL(`/pedidos/${id}`)
})

test('BUD-002 BUD-007 BUD-009 BUD-043 a budget is edited and saved, and shows what changed', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT007'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Orçamento Vivo', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const budget = budgetPage(page)
  await page.goto(`/orcamentos/${id}`)
  await budget.startEditing()
  await expect(budget.steps).toHaveText([/Cliente e pagamento/, /Produtos/, /Resumo e itens/])
  await expectAccessible()
  await budget.findQuantity(/Módulo HELIAR 550W/).fill('12')
  await budget.findQuantity(/Módulo HELIAR 550W/).press('Enter')
  await budget.tab('Inversores').click()
  await expect(page.getByRole('button', { name: 'VOLTARA', exact: true })).toBeVisible()
  await budget.toSummary()
  await expect(budget.changes).toHaveText([/^Mudou.*HELIAR 550W.*de 10 un\..*para 12 un\./])
  await expectAccessible()
  await budget.button('Salvar').click()
  await expect(page.getByText('Orçamento atualizado com sucesso!')).toBeVisible()
  await expect(budget.heading).toHaveText(`Detalhes do orçamento ${id}`)
  await budget.button('Ver diferenças').click()
  await expect(budget.changes).toHaveText([/^Mudou/])
})

test('BUD-016 BUD-036 a budget becomes an order at its quoted values', async ({ page, logIn, call }) => {
  const seller = 'INT002'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Vira Pedido', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const budget = budgetPage(page)
  await page.goto(`/orcamentos/${id}`)
  const { totalInvoice } = await call(showOrder, { params: { id } })
  await budget.button('Fazer pedido').click()
  await budget.confirm('Fazer pedido')
  await expect(page.getByText('Pedido realizado com sucesso')).toBeVisible()
  await expect(page).toHaveURL(`/pedidos/${id}`)
  const order = await call(showOrder, { params: { id } })
  expect([order.status, order.totalInvoice]).toEqual(['INVOICE', totalInvoice])
})

test('BUD-022 without a customer a budget is not saved, and leaving an unsaved edit needs a confirmation', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT008'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Sem Cliente', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const budget = budgetPage(page)
  await page.goto(`/orcamentos/${id}?passo=1`)
  await page.getByRole('button', { name: /^Limpar Cliente/ }).click()
  await budget.button('Avançar').click()
  await expect(budget.tab(/^No orçamento/)).toBeVisible()
  await budget.toSummary()
  await expect(page.getByRole('main').getByText('Escolha o cliente.').first()).toBeVisible()
  await expect(budget.button('Salvar')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: `Orçamento ${id}` }).click()
  await budget.confirm('Sair sem salvar')
  await expect(budget.heading).toHaveText(`Detalhes do orçamento ${id}`)
  expect((await call(showOrder, { params: { id } })).customerName).toBe(name)
})

test('BUD-027 of two people who edit one budget the second is notified, and continues from the first one’s version', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT010'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Duas Mãos', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const budget = budgetPage(page)
  await page.goto(`/orcamentos/${id}`)
  await budget.startEditing()
  await budget.toSummary()
  const { invoiceItems, version } = await call(showOrder, { params: { id } })
  const items = invoiceItems.map(({ productErpCode, quantity }) => ({
    productErpCode,
    quantity: productErpCode === '10010005' ? 11 : quantity,
  }))
  await call(saveEdit, { params: { id }, body: { items, version } })
  await budget.button('Salvar').click()
  await expect(
    page.getByText(/^O orçamento mudou depois que você começou a editar\. Orçamento editado por/),
  ).toBeVisible()
  await budget.button('Editar a versão atual').click()
  await expect(budget.findQuantity(/Módulo HELIAR 550W/)).toHaveValue('11')
})

test('BUD-019 BUD-020 C-65 an expired budget can be remade and removed, not ordered nor edited', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT011'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Tarde Demais', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const budget = budgetPage(page)
  // A story cannot wait a week: the dates in the server's response are moved back by a week.
  await page.route(`**/api/v2/invoice/${id}`, async (route) => {
    const answer = await route.fetch()
    const shown = await answer.json()
    const late = { allowed: false, reason: 'Orçamento expirado.' }
    const actions = { ...shown.actions, placeOrder: late, editBudget: late, remake: { allowed: true } }
    const expiresAt = new Date(Date.now() - 60_000).toISOString()
    await route.fulfill({ response: answer, json: { ...shown, status: 'BUDGET_EXPIRED', expiresAt, actions } })
  })
  await page.goto(`/orcamentos/${id}?passo=2`)
  await expect(budget.heading).toHaveText(`Detalhes do orçamento ${id}`)
  await expect(page.getByRole('main')).toContainText('expirado')
  await expect(budget.button('Fazer pedido')).toHaveCount(0)
  await expect(budget.button('Editar')).toHaveAttribute('aria-disabled', 'true')
  await expect(budget.button('Refazer orçamento')).toBeVisible()
  await expectAccessible()
})

test('APR-025 APR-028 BUD-020 an order is remade as a new budget, after the changes were shown', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT012'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'De Novo', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  const budget = budgetPage(page)
  await page.goto(`/pedidos/${id}`)
  await page.getByRole('button', { name: `Ações do pedido ${id}` }).click()
  await budget.menuItem('Refazer orçamento').click()
  await expect(budget.dialog).toContainText('itens continuam iguais')
  await expectAccessible()
  await budget.confirm('Refazer orçamento')
  await expect(page.getByText('Pedido refeito com sucesso')).toBeVisible()
  await expect(page).toHaveURL(/\/orcamentos\/\d+$/)
  const made = Number(page.url().split('/').at(-1))
  expect(made).not.toBe(id)
  const [source, copy] = [await call(showOrder, { params: { id } }), await call(showOrder, { params: { id: made } })]
  expect([source.status, copy.status, copy.totalInvoice]).toEqual(['INVOICE', 'BUDGET', source.totalInvoice])
})

test('BUD-021 BUD-038 a budget is removed by keyboard alone, after a confirmation', async ({ page, logIn, call }) => {
  const seller = 'INT004'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Sem Volta', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const budget = budgetPage(page)
  const keys = keyboard(page)
  await page.goto(`/orcamentos?q=${encodeURIComponent(name)}`)
  await keys.press(budget.findMenu(id))
  await expect(budget.menuItem('Remover')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(budget.menuItem('Remover')).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(budget.dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await budget.dialog.getByLabel('Motivo').selectOption('Preço')
  await keys.press(budget.dialog.getByRole('button', { name: 'Remover' }))
  await expect(page.getByText('Orçamento removido com sucesso')).toBeVisible()
  await expect(budget.findMenu(id)).toHaveCount(0)
})
