import { approveOrder } from '@girassol/contract/order-approval'
import { aPdf } from '@girassol/test-data/files'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { advance, orderInAnalysis, type Prepared } from './order-steps.ts'
import { orderDesk } from './pages/order-desk.ts'

const invoice = { name: 'nf-venda-1204.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(), 'latin1') }
const picture = { name: 'foto-nota.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }

/** A pickup order that the commercial user marks as conta e ordem when validating, then paid and billed. */
const flaggedAndBilled = async (prepared: Prepared, page: Page) => {
  const id = await orderInAnalysis(prepared, { isPickup: true })
  await prepared.logIn('commercial')
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Validar Pedido')
  await desk.dialog.getByRole('switch', { name: 'Conta e ordem' }).click({ force: true })
  await desk.confirm('Validar Pedido')
  await desk.expectStatus('Validado')
  await prepared.logIn('administrator')
  await prepared.call(approveOrder, { params: { id } })
  await advance(prepared, id, 'INVOICE_APPROVED')
  await advance(prepared, id, 'INVOICE_BILLED')
  return id
}

const operationPage = (page: Page) => ({
  customer: page.getByRole('textbox', { name: 'Cliente' }),
  total: page.getByRole('textbox', { name: 'Valor total' }),
  save: page.getByRole('button', { name: /^Salva/ }),
  release: page.getByRole('button', { name: 'Liberar operação' }),
  files: page.getByLabel('Escolher arquivos'),
  heading: page.getByRole('heading', { level: 1, name: 'Operação de Venda por Conta e Ordem' }),
})

test('TRI-001 TRI-003 TRI-004 TRI-007 TRI-013 TRI-023 C-78 conta e ordem, from the flag to the release and the approval of the ERP', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.slow()
  const id = await flaggedAndBilled({ call, logIn }, page)
  await logIn('integrator')
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Conta e Ordem')
  const operation = operationPage(page)
  await expect(operation.heading).toBeVisible()
  await expect(operation.release).toBeHidden()
  await expect(page.getByText('A liberação é feita pela distribuidora.')).toBeVisible()

  await operation.customer.click()
  await page.getByRole('option').first().click()
  await operation.total.fill('34.102,60')
  await operation.files.setInputFiles([invoice, picture])
  await expect(page.getByText('Arquivo muito grande ou formato incorreto')).toBeVisible()
  await expect(page.getByText('Alterações não salvas')).toBeVisible()
  await expectAccessible()

  let requestedUrl = ''
  page.once('dialog', (dialog) => {
    requestedUrl = dialog.type()
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => requestedUrl).toBe('beforeunload')
  await page.getByRole('link', { name: `Pedido ${id}` }).click()
  const question = 'Deseja realmente deixar a página? É possível que existam alterações não salvas'
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Continuar editando' }).click()

  await operation.save.click()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.getByRole('link', { name: `Pedido ${id}` }).click()
  await expect(page.getByText(/Com o comercial desde/)).toBeVisible()

  await logIn('commercial-supervisor')
  await desk.open(id)
  await desk.run('Conta e Ordem')
  await expect(operation.total).toHaveValue(/34\.102,60/)
  await operation.release.focus()
  await page.keyboard.press('Enter')
  await expect(desk.dialog.getByText('Depois de liberada, a operação não muda mais.')).toBeVisible()
  await expectAccessible()
  await desk.confirm('Liberar operação')
  await expect(page.getByText(/^Operação liberada por você em/)).toBeVisible()
  await expect(operation.total).toBeHidden()
  await expect(page.getByText('LIBERADO', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expectAccessible()
  await page.getByRole('button', { name: 'Ver NF-e' }).click()
  await expect(desk.dialog.getByText('Chave de acesso')).toBeVisible()
})

test('TRI-006 who has no business with the operation is led to the list of orders', async ({ page, logIn, call }) => {
  const id = await orderInAnalysis({ call, logIn }, { isPickup: true })
  for (const account of ['integrator', 'financial']) {
    await logIn(account)
    await page.goto(`/pedidos/${id}/conta-e-ordem`)
    await expect(page.getByRole('heading', { level: 1, name: /Pedidos/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/pedidos')
  }
})

test('TRI-022 of two people who save at once the second reads who was first, on the phone', async ({
  page,
  logIn,
  call,
  browser,
  expectAccessible,
}) => {
  test.slow()
  const id = await flaggedAndBilled({ call, logIn }, page)
  const operation = operationPage(page)
  const fill = async (shown: Page, total: string) => {
    const one = operationPage(shown)
    await one.customer.click()
    await shown.getByRole('option').first().click()
    await one.total.fill(total)
  }
  await logIn('commercial')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/pedidos/${id}/conta-e-ordem`)
  await expect(page.getByText(/^Faltam \d de 5 para liberar$/)).toBeVisible()
  await fill(page, '10,00')
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.goto(`/pedidos/${id}/conta-e-ordem`)
  await fill(other, '20,00')
  await operationPage(other).save.click()
  await expect(other.getByText(/^Salvo às/)).toBeVisible()
  await context.close()
  await operation.save.click()
  await expect(page.getByText(/salvou esta operação em/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Ver como está agora' }).click()
  await expect(operation.total).toHaveValue(/20,00/)
})
