import { listNotifications } from '@girassol/contract/notifications'
import type { Caller } from './caller.ts'
import { expect, password, test } from './fixtures.ts'
import { inTurn } from './in-turn.ts'
import { appFrame } from './pages/app-frame.ts'
import { keyboard } from './pages/keyboard.ts'
import { notificationPanel } from './pages/notification-panel.ts'
import { recordDetail } from './pages/record-pages.ts'
import { placeOrder } from './purchases.ts'

const seller = 'INT002'

/** Staff place an order for the integrator. */
const orderByStaff = async (call: Caller) => {
  const { id } = await inTurn(`${seller} customer-success`, () => placeOrder(call, { seller }))
  return `O pedido ${id} foi feito para você e espera a validação.`
}

test('NOT-001 NOT-005 NOT-006 NOT-010 what others do arrives at once, and is read and removed by keyboard alone', async ({
  page,
  logIn,
  openColleague,
  expectAccessible,
}) => {
  const keys = keyboard(page)
  const { bell, panel, findRow, findLink } = notificationPanel(page)
  await logIn('integrator2')
  const following = page.waitForRequest((request) => request.url().endsWith('/notification/events'))
  await page.goto('/pedidos')
  await following
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
  const message = await orderByStaff((await openColleague('customer-success')).call)
  await expect(bell).toHaveAccessibleName(/^Notificações, \d+\+? não lidas?$/)
  // The toast of the news covers no menu of the bar.
  await expect(page.getByRole('button', { name: 'Fechar mensagem' }).first()).toBeVisible()
  await appFrame(page).userMenu.click({ trial: true, timeout: 2000 })
  await keys.press(bell)
  await expect(findRow(message)).toBeVisible()
  expect((await panel.boundingBox())?.width).toBe(420)
  await expectAccessible()
  await keys.press(findLink(message))
  await expect(recordDetail(page).heading).toContainText('Detalhes do pedido')
  await expect(panel).toBeHidden()
  await keys.press(bell)
  await expect(findLink(message)).not.toContainText('Não lida')
  await keys.reach(findLink(message))
  await page.keyboard.press('Delete')
  await expect(findRow(message)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
})

test('NOT-001 NOT-006 on the phone the panel fills the screen; after the logout no request is sent any more', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const login = { email: 'purchase@girassol.demo', password }
  expect((await page.request.post('/api/auth/login', { data: login })).ok()).toBe(true)
  await page.goto('/')
  const { bell, panel } = notificationPanel(page)
  await bell.click()
  await expect(panel.getByText('Nenhuma notificação.')).toBeVisible()
  expect(await panel.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Menu de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByRole('dialog', { name: 'Sair do Girassol' }).getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  expect(requests.filter((path) => path.startsWith(`/api${listNotifications.path}`))).toEqual([])
})
