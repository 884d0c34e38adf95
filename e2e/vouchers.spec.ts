import { addAttachment } from '@girassol/contract/vouchers'
import { onePixelPng } from '@girassol/test-data/files'
import { expect, test } from './fixtures.ts'
import { approvedOrder } from './order-steps.ts'
import { keyboard } from './pages/keyboard.ts'
import { voucherDesk } from './pages/voucher-desk.ts'
import { placeOrder } from './purchases.ts'

test('VOU-001 VOU-002 VOU-012 VOU-021 VOU-036 Financial takes a voucher from the list of orders to the ERP; the same payment again is refused', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.slow()
  const desk = voucherDesk(page)
  const id = await approvedOrder({ call, logIn }, { payment: 'FINANCING' })
  await logIn('financial')
  await desk.openFromOrders(id)
  await expect(desk.heading(`Comprovantes do pedido Nº ${id}`)).toBeVisible()
  await expect(page.getByText('Nenhum comprovante ainda.')).toBeVisible()
  await desk.startAdding()
  await expect(desk.heading('Adicionar comprovante')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(
    'É necessário adiconar um arquivo para salvar um novo comprovante.',
  )
  await desk.chooseFile('ted-1.png')
  await expect(page.getByRole('img', { name: 'Prévia de ted-1.png' })).toBeVisible()
  await desk.type('Número', 'a8b8219')
  await desk.type('Data', '20112026')
  await page.getByRole('button', { name: 'Usar o saldo restante' }).click()
  await page.getByRole('combobox', { name: 'Conta bancária' }).click()
  await page.getByRole('option').first().click()
  await expectAccessible()
  await desk.save()
  await expect(page.getByText('Comprovante adicionado com sucesso')).toBeVisible()
  await expect(desk.row('ted-1.png')).toContainText('88219')
  await expectAccessible()
  await desk.send('ted-1.png')
  await expect(page.getByText('Comprovante enviado ao ERP com sucesso')).toBeVisible()
  await desk.expectAnswer(/^Enviado ao ERP$/)
  await expect(page.getByText('100,0% do pedido')).toBeVisible()
  await desk.startAdding()
  await desk.chooseFile('ted-2.png')
  await desk.type('Número', '88219')
  await desk.type('Data', '20112026')
  await desk.type('Valor', '10,5')
  await desk.save()
  await desk.send('ted-2.png')
  await desk.expectAnswer('O ERP recusou 1 comprovante')
  await expect(page.getByText('Comprovante 88219: Baixa do título já efetuada com o documento 88219.')).toBeVisible()
  await expect(desk.row('ted-2.png')).toContainText('Não enviado')
  await expectAccessible()
})

test('VOU-003 VOU-009 VOU-022 on the phone a voucher is completed and sent; others are led back', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.slow()
  const desk = voucherDesk(page)
  const id = await approvedOrder({ call, logIn }, { payment: 'FINANCING' })
  await logIn('financial')
  const body = { type: 'FINANCING', file: onePixelPng, filename: 'foto.png', voucherDate: '2026-11-20' } as const
  await call(addAttachment, { params: { id }, body })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/pedidos/${id}/comprovantes`)
  await expect(page.getByText('Faltam número e valor para enviar')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Completar dados' }).click()
  await expect(desk.heading('Comprovante sem número')).toBeVisible()
  await desk.type('Número', '501')
  await desk.type('Valor', '10,5')
  await expectAccessible()
  await desk.save()
  await expect(page.getByText('Comprovante atualizado com sucesso')).toBeVisible()
  await desk.send('foto.png')
  await desk.expectAnswer(/^Enviado ao ERP$/)
  await logIn('commercial')
  await page.goto(`/pedidos/${id}/comprovantes`)
  await expect(page).toHaveURL(/\/pedidos$/)
})

test('ORD-013 ORD-036 VOU-016 the files of an order are opened from its row, looked at and saved by keyboard alone', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const keys = keyboard(page)
  const seller = 'INT001'
  await logIn('commercial', seller)
  const { id } = await placeOrder(call, { seller })
  await call(addAttachment, { seller, params: { id }, body: { file: onePixelPng, filename: 'recibo.png' } })
  await page.goto('/pedidos')
  const icon = page.getByRole('button', { name: `Comprovantes anexados ao pedido ${id}: 1` })
  await keys.press(icon)
  const list = page.getByRole('dialog', { name: 'Comprovantes anexados' })
  await expect(list.getByText('recibo.png')).toBeVisible()
  await expectAccessible()
  await keys.press(list.getByRole('button', { name: 'Ver recibo.png' }))
  await expect(page.getByRole('img', { name: 'recibo.png' })).toBeVisible()
  await expectAccessible()
  const saved = page.waitForEvent('download')
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Baixar' }))
  expect((await saved).suggestedFilename()).toBe('recibo.png')
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Voltar' }))
  await expect(list.getByText('recibo.png')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(icon).toBeFocused()
})
