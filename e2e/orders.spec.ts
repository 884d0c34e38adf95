import { readFileSync } from 'node:fs'
import { finishAsOrder, updateCart } from '@girassol/contract/cart'
import { invalidateOrder } from '@girassol/contract/order-approval'
import { checkValidation, validateOrder } from '@girassol/contract/order-validation'
import { expect, test } from './fixtures.ts'
import { keyboard } from './pages/keyboard.ts'
import { recordDetail, recordList } from './pages/record-pages.ts'
import { fillCart, freshWord, placeOrder, registerPerson, saveBudget } from './purchases.ts'

test('ORD-028 C-48 a search finds the customer, highlights the words and survives reload and Back', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT003'
  await logIn('administrator', seller)
  const sought = await registerPerson(call, { name: 'Agulha do Palheiro', seller })
  const other = await registerPerson(call, { name: 'Palha Comum', seller })
  const found = await placeOrder(call, { seller, customer: sought.name })
  const hidden = await placeOrder(call, { seller, customer: other.name })
  const list = recordList(page)
  await page.goto('/pedidos')
  await expect(list.findRow(hidden.id)).toBeVisible()
  await list.search.fill('agulha')
  await expect(list.findRow(hidden.id)).toBeHidden()
  await expect(list.findRow(found.id).locator('mark')).toHaveText(/agulha/i)
  await expect(page).toHaveURL(/[?&]q=agulha/)
  await page.reload()
  await expect(list.findRow(found.id)).toBeVisible()
  await expect(list.findRow(hidden.id)).toBeHidden()
  await list.open(found.id)
  await expect(recordDetail(page).heading).toHaveText(`Detalhes do pedido ${found.id}`)
  await page.goBack()
  await expect(list.search).toHaveValue('agulha')
  await expect(page.getByRole('link', { name: String(found.id) }).first()).toBeFocused() // USE-015
  await expect(list.findRow(found.id)).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(list.findRow(hidden.id)).toBeVisible()
  await expect(page).toHaveURL('/pedidos')
})

test('ORD-023 ORD-006 the status filter is stored in the address and can be removed', async ({ page, logIn, call }) => {
  const seller = 'INT009'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Filtro Fiel', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  const list = recordList(page)
  await page.goto('/pedidos')
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Pedido em análise', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=/)
  await expect(list.findRow(id)).toBeVisible()
  await page.getByRole('combobox', { name: 'Direção' }).click()
  await page.getByRole('option', { name: 'Crescente', exact: true }).click()
  await expect(page).toHaveURL(/dir=ASC/)
  await page.reload()
  await expect(page).toHaveURL(/status=.*dir=ASC|dir=ASC.*status=/)
  await expect(page.getByRole('combobox', { name: 'Direção' })).toHaveValue('Crescente')
})

test('ORD-001 ORD-002 ORD-003 ORD-008 C-45 the list opens by both its addresses, and links to a new order', async ({
  page,
  logIn,
}) => {
  await logIn('integrator')
  await page.goto('/meus-pedidos')
  await expect(page).toHaveURL('/pedidos')
  await expect(recordList(page).heading).toHaveText('Pedidos')
  await page.getByRole('button', { name: 'Novo Pedido' }).click()
  await expect(page).toHaveURL('/sales')
})

test('ORD-019 ORD-024 ORD-040 filters by payment and seller are shown as chips, saved as a view and exported', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT010'
  await logIn('customer-success', seller)
  const { name } = await registerPerson(call, { name: 'Planilha Pontual', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  const list = recordList(page)
  await page.goto('/pedidos')
  await list.openFilters()
  await list.choose('Responsável', /Planalto Central/)
  await list.choose('Região', 'Centro-Oeste')
  await list.choose('Forma de pagamento', 'Pix')
  await expect(page).not.toHaveURL(/pagamento/)
  await page.getByRole('button', { name: 'Aplicar forma de pagamento' }).click()
  await expect(page).toHaveURL(/pagamento=OTHERS&pagamento=PIX/)
  await expect(list.findRow(id)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Salvar visão' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' })
  const view = freshWord('Planalto')
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(view)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Todos' }).click()
  await expect(page).toHaveURL('/pedidos')
  await page.reload()
  await page.getByRole('tab', { name: view }).click()
  await expect(page.getByRole('button', { name: 'Remover filtro Região' })).toBeVisible()
  await expect(list.findRow(id)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\r\\n${id};.*;Pedido em análise\\r\\n`))
})

test('ORD-015 ORD-018 ORD-035 search, rows, menu and feedback work by keyboard alone', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT011'
  await logIn('commercial', seller)
  const word = freshWord('tenaz')
  const { name } = await registerPerson(call, { name: `Teclado ${word}`, seller })
  const first = await placeOrder(call, { seller, customer: name })
  const second = await placeOrder(call, { seller, customer: name })
  await call(invalidateOrder, { params: { id: first.id }, body: { feedback: 'Telhado sem laudo' } })
  const list = recordList(page)
  await page.goto('/pedidos')
  await expect(list.findRow(second.id)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Buscar pedidos' })).toBeVisible()
  await list.heading.focus()
  await page.keyboard.press('/')
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(list.rows).toHaveCount(3)
  await list.heading.focus()
  await page.keyboard.press('j')
  await expect(list.findLink(second.id)).toBeFocused()
  await page.keyboard.press('j')
  await expect(list.findLink(first.id)).toBeFocused()
  await page.keyboard.press('.')
  await expect(page.getByRole('menuitem', { name: 'Detalhes do pedido' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  const feedback = page.getByRole('button', { name: `Feedback do pedido ${first.id}` })
  await keyboard(page).press(feedback)
  const dialog = page.getByRole('dialog', { name: 'Feedback do pedido' })
  await expect(dialog).toContainText('Telhado sem laudo')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(feedback).toBeFocused()
})

test('ORD-044 a user who returns to the list within minutes sees its rows at once', async ({ page, logIn, call }) => {
  const seller = 'INT014'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Volta Veloz', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  const list = recordList(page)
  await page.goto('/pedidos?q=veloz')
  await list.open(id)
  await expect(recordDetail(page).heading).toHaveText(`Detalhes do pedido ${id}`)
  await page.route('**/api/v2/invoice?**', () => undefined)
  await page.goBack()
  await expect(list.findRow(id)).toBeVisible()
})

test('ORD-026 the list of budgets has no order filters', async ({ page, logIn }) => {
  await logIn('administrator', 'INT003')
  await page.goto('/orcamentos')
  await expect(recordList(page).heading).toHaveText('Orçamentos')
  const toggle = page.getByRole('button', { name: 'Filtros', exact: true })
  if (await toggle.isVisible()) await toggle.click()
  for (const name of ['Status', 'Venda futura', 'Conta e ordem', 'Comprovantes']) {
    await expect(page.getByRole('combobox', { name, exact: true })).toHaveCount(0)
  }
})

test('C-08 ORD-039 a stranger does not find an order of another integrator', async ({ page, logIn, call }) => {
  await logIn('integrator2')
  const { id } = await placeOrder(call)
  await page.context().clearCookies()
  await logIn('manager')
  await page.goto(`/pedidos/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Pedido não encontrado')
  await expect(page.getByRole('main')).not.toContainText('R$')
  await page.goto('/pedidos')
  await expect(page.getByRole('cell', { name: String(id), exact: true })).toBeHidden()
})

test('DET-002 a quote opened among the orders is shown among the budgets', async ({ page, logIn, call }) => {
  const seller = 'INT012'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Cotação Perdida', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  await page.goto(`/pedidos/${id}`)
  await expect(page).toHaveURL(`/orcamentos/${id}`)
  await expect(recordDetail(page).heading).toHaveText(`Detalhes do orçamento ${id}`)
})

test('DET-016 DET-028 the tab of an order is stored in the address, and the tracker has eight steps', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT005'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Aba Aberta', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  const detail = recordDetail(page)
  await page.goto(`/pedidos/${id}`)
  await expect(page.getByRole('list', { name: 'Andamento' }).getByRole('listitem')).toHaveCount(8)
  await detail.openTab('Método de pagamento')
  await expect(page).toHaveURL(`/pedidos/${id}?aba=pagamento`)
  await page.reload()
  await expect(page.getByRole('tabpanel')).toContainText('Pix')
  await detail.openTab('Cliente')
  await expect(page.getByRole('tabpanel')).toContainText(name)
})

test('C-102 text typed as HTML is shown as text and not executed', async ({ page, logIn, call }) => {
  const image = '<img src=x onerror=alert(1)>'
  const seller = 'INT006'
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  await logIn('commercial', seller)
  // A name is stored without HTML characters (C-92); an address is stored as typed.
  const { name } = await registerPerson(call, { name: `Ana ${image}`, seller })
  expect(name).toBe('Ana img src x onerror alert 1')
  const cart = await fillCart(call, { seller, customer: name })
  const address = {
    deliveryAddressDescription: image,
    deliveryAddressNumber: '1',
    deliveryAddressNeighborhood: '<b>B</b>',
  }
  const city = {
    deliveryAddressErpState: 'SP',
    deliveryAddressErpCity: '3550308',
    deliveryAddressErpCityName: 'São Paulo',
    deliveryAddressComplement: '"><i>',
  }
  const body = { addressType: 'different' as const, deliveryAddressCep: '01310100', ...address, ...city }
  await call(updateCart, { seller, params: { id: cart.id }, body })
  const { id } = await call(finishAsOrder, { seller, params: { id: cart.id } })
  await page.goto(`/pedidos/${id}?aba=entrega`)
  for (const typed of [image, '<b>B</b>', '"><i>']) await expect(page.getByText(typed).first()).toBeVisible()
  await page.goto(`/pedidos?q=${encodeURIComponent(image)}`)
  await expect(page.getByText(image).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'))
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';.*style-src 'self' 'nonce-[^']+';.*object-src 'none'/)
  expect(opened).toEqual([])
})

test.describe('detail', () => {
  test('C-52 DET-001 DET-003 DET-014 two people view one order, and each sees the changes of the other', async ({
    page,
    logIn,
    call,
    openColleague,
    expectAccessible,
  }) => {
    const seller = 'INT004'
    await logIn('administrator', seller)
    const { name } = await registerPerson(call, { name: 'Vista Dupla', seller })
    const { id } = await placeOrder(call, { seller, customer: name })
    await page.goto(`/pedidos/${id}`)
    await expect(recordDetail(page).heading).toHaveText(`Detalhes do pedido ${id}`)
    await expect(page.getByRole('button', { name: 'Validar Pedido' })).toBeVisible()
    await expectAccessible()
    const { call: validate } = await openColleague('commercial')
    const check = await validate(checkValidation, { params: { id } })
    const deliveryDate = check.invoice.addressType === 'pickup' ? null : check.minDeliveryDate
    await validate(validateOrder, { params: { id }, body: { discount: 0, deliveryDate } })
    const notice = page.getByRole('main').getByText(/passou este pedido para “Validado” às/)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aprovar', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Validar Pedido' })).toBeHidden()
    await page.getByRole('button', { name: 'Entendi' }).click()
    await expect(notice).toBeHidden()
    await recordDetail(page).openTab('Logs')
    await expect(page.getByRole('tabpanel')).toContainText('Pedido validado')
    await expectAccessible()
  })

  test('DET-022 DET-047 opening an order loads it and its insurance again', async ({ page, logIn, call }) => {
    const seller = 'INT011'
    await logIn('commercial', seller)
    const { name } = await registerPerson(call, { name: 'Seguro Pedido', seller })
    const { id } = await placeOrder(call, { seller, customer: name })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(`/invoice/${id}`))
        requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.goto(`/pedidos/${id}`)
    await expect(page.getByRole('tab', { name: 'Resumo' })).toBeVisible()
    await expect.poll(() => requests.filter((one) => one === `PATCH /api/v2/invoice/${id}/insurance`)).toHaveLength(1)
    await recordDetail(page).openTab('Seguro')
    await expect(page.getByRole('tabpanel')).toContainText('Seguro de risco de engenharia: com seguro')
    await page.getByRole('button', { name: 'Sobre o seguro' }).hover()
    await expect(page.getByRole('tooltip')).toHaveText(
      'Pedidos faturados no CNPJ do próprio comprador não possuem seguro.',
    )
    await page.getByRole('link', { name: 'Pedidos', exact: true }).first().click()
    await expect(page).toHaveURL('/pedidos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos')
    requests.length = 0
    await page.goBack()
    await expect(recordDetail(page).heading).toHaveText(`Detalhes do pedido ${id}`)
    await expect.poll(() => requests).toContain(`GET /api/v2/invoice/${id}`)
  })

  test('DET-011 DET-012 the menu of an order opens the print dialog', async ({ page, logIn, call }) => {
    await logIn('integrator')
    const { id } = await placeOrder(call)
    await page.goto(`/pedidos/${id}`)
    await expect(page.getByText(/Com o comercial desde/)).toBeVisible()
    await page.getByRole('button', { name: 'Impressão' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tab', { name: 'Logs' })).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Filial' })).toBeHidden()
  })

  test('DET-027 DET-064 additional data is changed by keyboard alone, and shown without markup', async ({
    page,
    logIn,
    call,
    expectAccessible,
  }) => {
    const seller = 'INT010'
    await logIn('commercial', seller)
    const { name } = await registerPerson(call, { name: 'Tecla Firme', seller })
    const { id } = await placeOrder(call, { seller, customer: name })
    const hands = keyboard(page)
    await page.goto(`/pedidos/${id}?aba=dados`)
    await hands.press(page.getByRole('button', { name: 'Editar dados adicionais' }))
    await hands.type(page.getByRole('textbox', { name: /Observações para a nota/ }), 'Obra <7>')
    await expect(page.getByText(/^Salvo às/)).toBeVisible()
    await expectAccessible()
    await hands.press(page.getByRole('button', { name: 'Concluir' }))
    await expect(page.getByRole('tabpanel')).toContainText('Obra 7')
    await page.reload()
    await expect(page.getByRole('tabpanel')).toContainText('Obra 7')
  })
})
