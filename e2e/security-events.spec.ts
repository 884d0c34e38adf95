import { listUsers } from '@girassol/contract/administration'
import { expect, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'

test('SEC-009 C-223 the administrator finds who was refused, narrowed by event and user, also on the phone', async ({
  page,
  logIn,
  callRaw,
  expectAccessible,
}) => {
  await logIn('logistics')
  expect((await callRaw(listUsers, { query: {} })).status).toBe(403)
  await logIn('administrator')
  await page.goto('/administracao/seguranca')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segurança')
  await page.getByRole('textbox', { name: 'Evento' }).click()
  await page.getByRole('option', { name: 'Acesso negado' }).click()
  await expect(page).toHaveURL(/evento=access-refused/)
  const row = page.getByRole('row').filter({ hasText: 'GET /admin/users' }).first()
  await expect(row).toContainText('Acesso negado')
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Acesso negado' }).first()).toBeVisible()
  await expectAccessible()
  await logIn('financial')
  await page.goto('/administracao/seguranca')
  expect(await appFrame(page).navigation()).not.toContain('Administração')
})
