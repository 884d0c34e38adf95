import { expect, test } from './fixtures.ts'
import { advance, approvedOrder } from './order-steps.ts'
import { appFrame } from './pages/app-frame.ts'
import { keyboard } from './pages/keyboard.ts'
import { orderDesk } from './pages/order-desk.ts'

test('CCA-026 CCA-028 CCA-029 CCA-032 CCA-034 C-87 from its home to a paid order: FINANCIAL analyses a card by keyboard alone', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await approvedOrder({ call, logIn }, { payment: 'CREDIT_CARD' })
  await advance({ call, logIn }, id, 'INVOICE_ANALYSIS')
  const [desk, keys, frame] = [orderDesk(page), keyboard(page), appFrame(page)]

  await logIn('integrator')
  await desk.open(id)
  await expect(page.getByText(/com cartão está em análise\.$/)).toBeVisible()
  await expect(page.getByText(/Com o financeiro desde/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analisar cartão' })).toHaveCount(0)
  expect(await frame.navigation()).not.toContain('Análise Cartão de Crédito')

  await logIn('financial')
  await page.goto('/')
  await frame.expectHome()
  expect(await frame.navigation()).toContain('Análise Cartão de Crédito')
  await keys.press(page.getByRole('link', { name: /Cartão em análise/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Análise de Cartões de Crédito')
  await expect(page.getByText('Aguardando análise, Consulta realizada')).toBeVisible()
  // The title has the focus; from there '/' leads to the search, and F to the filters.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Buscar análises' })).toBeFocused()
  await page.keyboard.type(String(id))
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: String(id) }) })
  await expect(page.getByText('Mostrando 1 de 1')).toBeVisible()
  await expect(row).toContainText('Aguardando análise')
  await expect(row).toContainText('Verifique a compatibilidade antes')
  await expectAccessible()
  await keys.reach(row.getByRole('link', { name: String(id) }))
  await page.keyboard.press('.')
  await keys.pick(page.getByRole('menuitem', { name: /^Verificar compatibilidade/ }))
  await expect(page.getByText('Compatibilidade verificada com sucesso!')).toBeVisible()
  await expect(row).toContainText('Consulta realizada')

  await keys.press(row.getByRole('button', { name: `Confirmar pagamento do pedido ${id}` }))
  const dialog = page.getByRole('dialog', { name: 'Parecer da análise' })
  await expect(dialog.getByRole('textbox', { name: 'Parecer' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.type('Cartão do próprio cliente, contrato conferido.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Pedido atualizado com sucesso')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto(`/analise?q=${id}`)
  await expect(row).toContainText(/Confirmado em \d\d\/\d\d às \d\d:\d\d/)
  await row.getByRole('button', { name: `Ações da análise do pedido ${id}` }).click()
  await page.getByRole('menuitem', { name: 'Logs da análise' }).click()
  const logs = page.getByRole('dialog', { name: 'Logs de Análise' })
  await expect(logs.getByRole('row', { name: /contrato conferido.* ANÁLISE$/ })).toBeVisible()
  await expect(logs.getByRole('row', { name: /Compatibilidade verificada.* CONSULTA$/ })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await desk.open(id)
  await expect(page.getByText(/com cartão está em análise\.$/)).toHaveCount(0)
  await advance({ call, logIn }, id, 'INVOICE_PAYED_ERP')
})

test('CCA-007 C-87 an order that waits in the analysis leads FINANCIAL to its row; the phone has cards', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await approvedOrder({ call, logIn }, { payment: 'CREDIT_CARD' })
  await advance({ call, logIn }, id, 'INVOICE_ANALYSIS')
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn('financial')
  await orderDesk(page).open(id)
  await page.getByRole('button', { name: 'Analisar cartão' }).click()
  await expect(page).toHaveURL(`/analise?q=${id}`)
  const card = page.getByRole('article').filter({ hasText: String(id) })
  await expect(card).toContainText('Verifique a compatibilidade antes')
  await card.getByRole('button', { name: /^Ações da análise/ }).click()
  await page.getByRole('menuitem', { name: /^Verificar compatibilidade/ }).click()
  await expect(card.getByRole('button', { name: `Confirmar pagamento do pedido ${id}` })).toBeVisible()
  await expectAccessible()
})
