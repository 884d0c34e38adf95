import { expect, password, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'
import { loginPage } from './pages/login-page.ts'

const privatePaths = [
  '/',
  '/monte-seu-gerador?passo=2',
  '/pedidos?q=padaria',
  '/pedidos/10001',
  '/orcamentos',
  '/orcamentos/10001',
]

for (const path of privatePaths) {
  test(`AUTH-001 AUTH-022 ${path} without a session ends on the login page and comes back after it`, async ({
    page,
  }) => {
    const login = loginPage(page)
    await page.goto(path)
    await login.expectShown()
    await login.enterAs('integrator@girassol.demo', password)
    await expect(page).toHaveURL(path)
    await expect(appFrame(page).userMenu).toBeVisible()
  })
}

test('AUTH-023 a wrong password is refused without saying which part is wrong, and the e-mail stays', async ({
  page,
}) => {
  const login = loginPage(page)
  await login.open()
  await login.enterAs('integrator@girassol.demo', 'errada')
  const unknownPassword = await login.refusal.innerText()
  await expect(login.refusal).toBeFocused()
  await expect(login.email).toHaveValue('integrator@girassol.demo')
  await login.enterAs('ninguem@girassol.demo', password)
  await expect(login.refusal).toHaveText(unknownPassword)
  await expect(page).toHaveURL('/login')
})

test('AUTH-010 C-09 an integrator whose registration is not approved is told so', async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.enterAs('pending@girassol.demo', password)
  await expect(login.refusal).toContainText('Seu cadastro ainda não foi aprovado.')
  await page.goto('/pedidos')
  await login.expectShown()
})

test('AUTH-022 an account of the demonstration enters with one click', async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.pickAccount('manager')
  await appFrame(page).expectHome()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mateus')
})

test('NAV-013 AUTH-006 AUTH-007 leaving asks first, then ends the session and forgets the integrator', async ({
  page,
}) => {
  const login = loginPage(page)
  const frame = appFrame(page)
  await login.open()
  await login.pickAccount('commercial')
  await frame.requester.click()
  await frame.chooseSeller('Sol do Cerrado Energia')
  await frame.userMenu.click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByRole('dialog', { name: 'Sair do Girassol' }).getByRole('button', { name: 'Cancelar' }).click()
  await expect(frame.userMenu).toBeVisible()
  await frame.logOut()
  await login.expectShown()
  expect(await page.evaluate(() => [localStorage.getItem('girassol-seller'), sessionStorage.length])).toEqual([null, 0])
  expect((await page.context().cookies()).map(({ value }) => value).filter((value) => value !== '')).toEqual([])
  await page.goto('/pedidos')
  await login.expectShown()
})

test('AUTH-005 AUTH-024 an expired token is renewed and the call repeated, without anyone noticing', async ({
  page,
}) => {
  const login = loginPage(page)
  await login.open()
  await login.pickAccount('purchase')
  await appFrame(page).expectHome()
  const before = await page.context().cookies()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const expired = { statusCode: 401, message: 'Sessão expirada', expiredToken: true }
  await page.route('**/api/v2/invoice?**', (route) => route.fulfill({ status: 401, json: expired }), { times: 1 })
  await page.goto('/pedidos')
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
  await expect.poll(() => calls.filter((path) => path === '/api/v2/invoice')).toHaveLength(2)
  expect(calls.filter((path) => path === '/api/auth/refresh')).toHaveLength(1)
  await expect(page).toHaveURL('/pedidos')
  expect(await page.context().cookies()).not.toEqual(before)
})

test('C-11 AUTH-002 a path that does not exist says so, whatever it resembles', async ({ page, logIn }) => {
  await logIn('integrator')
  for (const path of ['/pedidosx', '/Pedidos', '/pedidos/10001/nada']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await appFrame(page).expectHome()
})
