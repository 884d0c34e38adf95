import { validateOrder } from '@girassol/contract/order-validation'
import { showOrder } from '@girassol/contract/orders'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder, orderInAnalysis, validatedOrder } from './order-steps.ts'
import { orderDesk } from './pages/order-desk.ts'

test('APR-001 APR-006 APR-009 C-52 an order is approved after both acknowledgements and created in the ERP', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await validatedOrder({ call, logIn })
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Aprovar')
  await expect(page.getByRole('dialog', { name: `Pedido Nº ${id}` })).toBeVisible()
  await expect(desk.dialog.getByRole('button', { name: 'Aprovar' })).toBeDisabled()
  await expectAccessible()
  await desk.acknowledge()
  await desk.confirm('Aprovar')
  await expect(page.getByText('Pedido aprovado com sucesso')).toBeVisible()
  await expect(desk.dialog).toBeHidden()
  await advance({ call, logIn }, id, 'INVOICE_APPROVED')
  await desk.open(id)
  await desk.expectStatus('Aprovado')
})

test('APR-013 APR-017 C-69 a rejection with its reason, which the integrator reads', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await validatedOrder({ call, logIn })
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Reprovar pedido')
  await expect(desk.dialog.getByRole('button', { name: 'Reprovar', exact: true })).toBeDisabled()
  await desk.dialog.getByRole('textbox', { name: 'Motivo' }).fill('Falta o laudo do telhado')
  await expectAccessible()
  await desk.confirm('Reprovar')
  await expect(page.getByText('Pedido reprovado com sucesso')).toBeVisible()
  await desk.expectStatus('Reprovado')
  await logIn('integrator')
  await desk.open(id)
  await desk.run('Feedback')
  await expect(desk.dialog).toContainText('Falta o laudo do telhado')
})

test('APR-010 APR-011 an order in analysis is rejected from the list without a reason', async ({
  page,
  logIn,
  call,
}) => {
  const id = await orderInAnalysis({ call, logIn })
  await logIn('customer-success')
  const desk = orderDesk(page)
  await page.goto('/pedidos')
  await page.getByRole('button', { name: `Ações do pedido ${id}` }).click()
  await desk.line('Reprovar pedido').click()
  await desk.confirm('Reprovar')
  await expect(page.getByText('Pedido reprovado com sucesso')).toBeVisible()
})

test('APR-018 APR-019 APR-020 APR-021 APR-024 each allowed role cancels an approved order with its reason', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.slow()
  const desk = orderDesk(page)
  for (const account of ['commercial', 'commercial-supervisor', 'financial', 'administrator']) {
    const id = await approvedOrder({ call, logIn }, { payment: 'FINANCING' })
    await logIn(account)
    await desk.open(id)
    await desk.run('Cancelar pedido ERP')
    await expect(desk.dialog.getByRole('button', { name: 'Cancelar pedido' })).toBeDisabled()
    await desk.dialog.getByRole('textbox', { name: 'Motivo' }).fill('O cliente desistiu')
    if (account === 'commercial') await expectAccessible()
    await desk.confirm('Cancelar pedido')
    await expect(page.getByText('Pedido cancelado com sucesso!').first()).toBeVisible()
    await expect(page.getByText(/^(Processando cancelamento|Cancelado)$/).first()).toBeVisible()
  }
  const byPix = await approvedOrder({ call, logIn })
  await logIn('commercial')
  await desk.open(byPix)
  await desk.menu.click()
  await expect(desk.line('Cancelar pedido ERP')).toContainText('Só Administrador e Financeiro podem cancelar')
})

test('PAY-016 PAY-017 PAY-020 PAY-026 APR-005 an others payment is released, and only then the order approved', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await validatedOrder({ call, logIn }, { payment: 'OTHERS' })
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.menu.click()
  await expect(desk.line('Aprovar')).toContainText('Espere o financeiro validar a forma de pagamento')
  await logIn('financial')
  await desk.open(id)
  await desk.run('Liberar forma de pagamento')
  await expectAccessible()
  await desk.confirm('Confirmar')
  await expect(desk.dialog.getByText('Selecione uma forma de pagamento')).toBeVisible()
  await desk.dialog.getByRole('radio', { name: '302 · Boleto 2x' }).check()
  await desk.dialog.getByRole('tab', { name: 'Detalhes' }).click()
  const [first] = await desk.dialog.getByRole('textbox', { name: 'Valor' }).all()
  const proposed = (await first?.inputValue()) ?? ''
  await first?.fill('1,00')
  await desk.confirm('Confirmar')
  await expect(desk.dialog.getByText(/^Soma do valor das parcelas \(/)).toBeVisible()
  await expectAccessible()
  await first?.fill(proposed.replace(/[^\d,]/g, ''))
  await desk.confirm('Confirmar')
  await expect(page.getByText('Forma de pagamento selecionada com sucesso!')).toBeVisible()
  await logIn('commercial')
  await desk.open(id)
  await desk.run('Aprovar')
  await desk.acknowledge()
  await desk.confirm('Aprovar')
  await expect(page.getByText('Pedido aprovado com sucesso')).toBeVisible()
})

test('APR-033 APR-034 APR-039 APR-040 the financial department confirms the billing and releases the dispatch', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await approvedOrder({ call, logIn }, { payment: 'FINANCING' })
  const desk = orderDesk(page)
  await logIn('financial')
  await desk.open(id)
  await desk.run('Confirmar faturamento')
  await expectAccessible()
  await desk.confirm('Confirmar faturamento')
  await expect(page.getByText('Pagamento confirmado com sucesso')).toBeVisible()
  await advance({ call, logIn }, id, 'BILLED_WAITING_PAYMENT')
  await logIn('financial')
  await desk.open(id)
  await desk.run('Liberar expedição')
  await desk.dialog.getByRole('textbox', { name: 'Motivo' }).fill('Crédito aprovado pelo banco')
  await desk.confirm('Liberar expedição')
  await expect(page.getByText('Expedição liberada com sucesso')).toBeVisible()
  await desk.expectStatus('Aguardando expedição')
})

test('APR-002 VAL-003 the second of two users reads who was first and sees the current order', async ({
  page,
  logIn,
  call,
}) => {
  const id = await orderInAnalysis({ call, logIn }, { isPickup: true })
  const desk = orderDesk(page)
  await logIn('commercial')
  await desk.open(id)
  await desk.run('Validar Pedido')
  await expect(desk.dialog.getByRole('textbox', { name: 'Desconto', exact: true })).toBeVisible()
  await logIn('administrator')
  await call(validateOrder, { params: { id }, body: { discount: 0 } })
  await logIn('commercial')
  await desk.confirm('Validar Pedido')
  await expect(desk.dialog.getByRole('alert')).toContainText('moveu este pedido para “Validado”')
  await desk.confirm('Ver como está agora')
  await desk.expectStatus('Validado')
})

test('USE-021 a discount below the allowed margin needs a reason, and another person approves the order', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await orderInAnalysis({ call, logIn }, { isPickup: true })
  const { subTotal } = await call(showOrder, { params: { id } })
  const discount = Math.floor((subTotal ?? 0) * 0.6)
  const desk = orderDesk(page)
  const form = page.getByRole('form', { name: 'Desconto' })
  await logIn('customer-success')
  await desk.open(id)
  await page.getByRole('button', { name: 'Alterar desconto' }).click()
  await form.getByRole('textbox', { name: 'Desconto em reais' }).fill(String(discount))
  await expect(form.getByText(/· Abaixo do permitido$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await logIn('commercial')
  await desk.open(id)
  await page.getByRole('button', { name: 'Alterar desconto' }).click()
  await form.getByRole('textbox', { name: 'Desconto em reais' }).fill(String(discount))
  await expect(form.getByText(/Outra pessoa precisa aprovar o pedido/)).toBeVisible()
  await expectAccessible()
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Perda combinada para abrir a conta')
  await form.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Motivo do desconto: Perda combinada para abrir a conta')).toBeVisible()
  await call(validateOrder, { params: { id }, body: { discount } })
  await desk.open(id)
  await desk.menu.click()
  await expect(desk.line('Aprovar')).toContainText('outra pessoa precisa aprovar')
  await logIn('commercial-supervisor')
  await desk.open(id)
  await desk.run('Aprovar')
  await desk.acknowledge()
  await desk.confirm('Aprovar')
  await expect(page.getByText('Pedido aprovado com sucesso')).toBeVisible()
})
