import { expect, test } from './fixtures.ts'
import { advance, approvedOrder, billedOrder } from './order-steps.ts'
import { orderDesk } from './pages/order-desk.ts'

const noNf = 'Não é possivel realizar a solicitação pois a nota fiscal ainda não foi emitida.'

test('RET-002 RET-003 RET-005 RET-008 the integrator requests a pre-return with its reason, and the ERP settles it', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.slow()
  const id = await billedOrder({ call, logIn })
  await logIn('integrator')
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Solicitar Pré-Devolução')
  await expect(desk.dialog.getByRole('button', { name: 'Solicitar Pré-Devolução' })).toBeDisabled()
  await expectAccessible()
  await desk.dialog.getByRole('textbox', { name: 'Motivo' }).fill('Módulos danificados no transporte')
  await desk.confirm('Solicitar Pré-Devolução')
  await expect(page.getByText('Sucesso ao solicitar a pré-devolução!')).toBeVisible()
  await desk.expectStatus('Em processo de pré-devolução')
  await advance({ call, logIn }, id, 'INVOICE_RETURNED')
  await logIn('integrator')
  await desk.open(id)
  await desk.expectStatus('Devolvido')
})

test('RET-001 RET-004 RET-006 before the NF-e the dialog says why nothing can be requested', async ({
  page,
  logIn,
  call,
}) => {
  test.slow()
  const id = await approvedOrder({ call, logIn })
  await advance({ call, logIn }, id, 'INVOICE_PAYED_ERP')
  await logIn('financial')
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Solicitar Pré-Devolução')
  await expect(desk.dialog.getByText(noNf).first()).toBeVisible()
  await desk.dialog.getByRole('textbox', { name: 'Motivo' }).fill('Avaria')
  await expect(desk.dialog.getByRole('button', { name: 'Solicitar Pré-Devolução' })).toBeDisabled()
})

test('RET-007 a failure is shown, and the pre-return is requested by keyboard alone', async ({ page, logIn, call }) => {
  test.slow()
  const id = await billedOrder({ call, logIn })
  await logIn('commercial')
  const desk = orderDesk(page)
  await desk.open(id)
  await page.route('**/api/returns/invoice/*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await desk.menu.focus()
  await page.keyboard.press('Enter')
  await desk.line('Solicitar Pré-Devolução').focus()
  await page.keyboard.press('Enter')
  const reason = desk.dialog.getByRole('textbox', { name: 'Motivo' })
  await expect(reason).toBeFocused()
  await page.keyboard.type('Módulos trincados')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Ocorreu um erro ao solicitar a pré-devolução')).toBeVisible()
  await page.unroute('**/api/returns/invoice/*')
  await reason.focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Sucesso ao solicitar a pré-devolução!')).toBeVisible()
})
