import type { Request } from '@playwright/test'
import { expect, password, test } from './fixtures.ts'
import { startMailCatcher, startProduct, stopOwnProcesses } from './own-processes.ts'
import { appFrame } from './pages/app-frame.ts'
import { loginPage } from './pages/login-page.ts'
import { recoveryPage } from './pages/recovery-page.ts'
import { trackRequests } from './pages/track-requests.ts'
import { userCalls } from './pages/user-calls.ts'

const returningPaths = ['/monte-seu-gerador?passo=2', '/pedidos?q=padaria', '/orcamentos/10001']

for (const path of returningPaths) {
  test(`AUTH-001 AUTH-022 ${path} without a session leads to the login page and opens after login`, async ({
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

test('AUTH-010 C-09 an integrator whose registration is not approved sees that reason', async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.enterAs('pending@girassol.demo', password)
  await expect(login.refusal).toContainText('Seu cadastro ainda não foi aprovado.')
  await page.goto('/pedidos')
  await login.expectShown()
})

test('AUTH-022 a demonstration account logs in with one click', async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.pickAccount('manager')
  await appFrame(page).expectHome()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mateus')
})

test('NAV-013 AUTH-006 AUTH-007 logging out asks for confirmation first, then ends the session and forgets the integrator', async ({
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
  // Only the mark of the browser stays, which is no session (SEC-003).
  const cookies = (await page.context().cookies()).filter(({ value }) => value !== '')
  expect(cookies.map(({ name }) => name)).toEqual(['girassol_device'])
  await page.goto('/pedidos')
  await login.expectShown()
})

test('SEC-017 signing out clears what the browser cached and keeps the preferences', async ({ page }) => {
  const login = loginPage(page)
  const frame = appFrame(page)
  await login.open()
  await login.pickAccount('manager')
  await frame.expectHome()
  await page.evaluate(() => localStorage.setItem('girassol-theme', 'dark'))
  const loggedOut = page.waitForResponse('**/api/auth/logout')
  await frame.logOut()
  // Clearing more than the cache would also take the browser several seconds.
  expect(await (await loggedOut).headerValue('clear-site-data')).toBe('"cache"')
  await login.expectShown()
  expect(await page.evaluate(() => localStorage.getItem('girassol-theme'))).toBe('dark')
  await page.goBack()
  await login.expectShown()
})

test('AUTH-005 AUTH-024 an expired token is renewed and the call repeated, unnoticed by the user', async ({ page }) => {
  const login = loginPage(page)
  const quiet = trackRequests(page)
  await login.open()
  await login.pickAccount('purchase')
  await appFrame(page).expectHome()
  // The home also lists orders, and its call must not be the one with the expired token.
  await quiet()
  const before = await page.context().cookies()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // With enough orders the list also requests its next page.
    if (Number(searchParams.get('skip') ?? 1) === 1) calls.push(pathname)
  })
  const expired = { statusCode: 401, message: 'Sessão expirada', expiredToken: true }
  await page.route('**/api/v2/invoice?**', (route) => route.fulfill({ status: 401, json: expired }), { times: 1 })
  await page.goto('/pedidos')
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
  await expect.poll(() => calls.filter((path) => path === '/api/v2/invoice')).toHaveLength(2)
  expect(calls.filter((path) => path === '/api/auth/refresh')).toHaveLength(1)
  await expect(page).toHaveURL('/pedidos')
  expect(await page.context().cookies()).not.toEqual(before)
})

test('AUTH-024 AUTH-006 a 401 without the flag is not renewed: the session ends and the login page opens', async ({
  page,
}) => {
  const login = loginPage(page)
  const quiet = trackRequests(page)
  await login.open()
  await login.pickAccount('purchase')
  await appFrame(page).expectHome()
  // The home lists orders too.
  await quiet()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const refused = { statusCode: 401, message: 'Entre para continuar.' }
  await page.route('**/api/v2/invoice?**', (route) => route.fulfill({ status: 401, json: refused }))
  await page.goto('/pedidos', { waitUntil: 'commit' })
  await login.expectShown()
  await expect(page).toHaveURL('/login?next=%2Fpedidos')
  expect(calls.filter((path) => path === '/api/auth/refresh')).toHaveLength(0)
  expect(calls.filter((path) => path === '/api/auth/logout')).toHaveLength(1)
})

test('AUTH-006 a refused renewal leads to the login page', async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.pickAccount('purchase')
  await appFrame(page).expectHome()
  await page.context().clearCookies({ name: 'girassol_refresh' })
  const expired = { statusCode: 401, message: 'Sessão expirada', expiredToken: true }
  await page.route('**/api/v2/invoice?**', (route) => route.fulfill({ status: 401, json: expired }))
  await page.goto('/pedidos', { waitUntil: 'commit' })
  await login.expectShown()
  await page.goto('/', { waitUntil: 'commit' })
  await login.expectShown()
})

for (const status of [401, 500]) {
  test(`AUTH-003 AUTH-004 a session whose user cannot be read (${status}) is logged out`, async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await login.pickAccount('logistics')
    await appFrame(page).expectHome()
    await page.goto('/pedidos')
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
    await page.route(userCalls, (route) => route.fulfill({ status, json: { statusCode: status, message: 'x' } }))
    const loggedOut = page.waitForRequest('**/api/auth/logout')
    await page.reload()
    await loggedOut
    await login.expectShown()
    await page.unroute(userCalls)
    await page.goto('/pedidos')
    await login.expectShown()
  })
}

test('AUTH-010 C-09 when a seller is rejected while its integrator works, the next call leads to the login page with the reason', async ({
  page,
}) => {
  const login = loginPage(page)
  await login.open()
  await login.pickAccount('manager')
  await appFrame(page).expectHome()
  const refused = { statusCode: 401, message: 'Seu cadastro ainda não foi aprovado.', reason: 'sellerNotApproved' }
  await page.route('**/api/v2/invoice?**', (route) => route.fulfill({ status: 401, json: refused }))
  await page.goto('/pedidos', { waitUntil: 'commit' })
  await login.expectShown()
  await expect(login.refusal).toHaveText('Seu cadastro ainda não foi aprovado.')
})

test('AUTH-008 AUTH-009 every call has the cookies, and the code of the selected integrator', async ({
  page,
  logIn,
}) => {
  await logIn('commercial', 'INT003')
  const calls: Promise<Record<string, string>>[] = []
  const record = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.allHeaders())
  }
  page.on('request', record)
  await page.goto('/orcamentos')
  await expect(page.getByRole('heading', { level: 1, name: 'Orçamentos' })).toBeVisible()
  await expect.poll(() => calls.length).toBeGreaterThan(2)
  // Requests that start later have no headers to read when the story ends.
  page.off('request', record)
  const sent = await Promise.all(calls)
  expect(new Set(sent.map(({ sellerid }) => sellerid))).toEqual(new Set(['INT003']))
  expect(sent.filter(({ cookie }) => !cookie?.includes('girassol_access='))).toEqual([])
})

test('AUTH-022 the pages before the login follow a change of theme at once', async ({ page }) => {
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
  await page.emulateMedia({ colorScheme: 'light' })
  await loginPage(page).open()
  expect(await scheme()).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(scheme).toBe('dark')
  await page.evaluate(() => localStorage.setItem('girassol-theme', 'dark'))
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await scheme()).toBe('dark')
})

test('C-11 AUTH-002 an unknown path is reported as such, however similar to a known one', async ({ page, logIn }) => {
  await logIn('integrator')
  for (const path of ['/pedidosx', '/Pedidos', '/pedidos/10001/nada', '/perfil/usuariox', '/pontos/lojax']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await appFrame(page).expectHome()
})

test.describe('a forgotten password', () => {
  test.afterEach(stopOwnProcesses)

  test('C-02 C-107 PROF-009 the link in the mail sets another password, once, and ends every open session', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    const mail = await startMailCatcher()
    const settings = { MAIL: 'smtp', SMTP_URL: mail.url, MAIL_FROM: 'Girassol <portal@girassol.example>' }
    const address = await startProduct(settings)
    const account = 'integrator@girassol.demo'
    const [login, recovery] = [loginPage(page), recoveryPage(page)]

    const elsewhere = await (await browser.newContext({ baseURL: address })).newPage()
    await elsewhere.goto('/login')
    await loginPage(elsewhere).enterAs(account, password)
    await appFrame(elsewhere).expectHome()

    await page.goto(`${address}/login`)
    await recovery.requestLink('ninguem@girassol.demo')
    await expect(recovery.sent).toBeVisible()
    await page.goto(`${address}/login`)
    await recovery.requestLink(account)
    await expect(recovery.sent).toBeVisible()
    await expect.poll(() => mail.received).toHaveLength(1)
    const [message] = mail.received
    expect(message).toMatchObject({ to: account, subject: 'Redefinir a sua senha' })
    const link = /https?:\S+\/redefinir-senha\?token=\S+/.exec(message?.text ?? '')?.[0] ?? ''
    expect(link.startsWith(`${address}/`)).toBe(true)
    expect(message?.html).toContain(`href="${link}"`)

    await page.goto(link)
    await recovery.choose('girassol')
    await expect(page.getByText('A senha deve conter letras maiúsculas')).toBeVisible()
    await expectAccessible()
    await recovery.choose('Outra@Senha2026')
    await expect(recovery.saved).toBeVisible()

    await page.goto(`${address}/login`)
    await login.enterAs(account, password)
    await expect(login.refusal).toHaveText('E-mail ou senha inválidos.')
    await login.enterAs(account, 'Outra@Senha2026')
    await appFrame(page).expectHome()

    await expect(async () => {
      await elsewhere.reload()
      await loginPage(elsewhere).expectShown()
    }).toPass()

    await page.goto(link)
    await recovery.choose('Terceira@Senha2026')
    await expect(login.refusal).toHaveText('Este link não vale mais. Peça um novo.')
    expect(mail.received).toHaveLength(1)
  })
})

test.describe('after a breaking release', () => {
  test.afterEach(stopOwnProcesses)

  test('AUTH-013 C-16 a browser clears the storage of older releases once, confirms it and continues to work', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const address = await startProduct({ CLEAR_STORAGE_RELEASE: '2026.12' })
    const readStored = () =>
      page.evaluate(() => [localStorage.getItem('girassol-theme'), sessionStorage.getItem('draft')])
    const store = () =>
      page.evaluate(() => {
        localStorage.setItem('girassol-theme', 'dark')
        sessionStorage.setItem('draft', 'x')
      })
    const confirmed: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/clear-cookie')) confirmed.push(request.postDataJSON())
    })
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name).sort()

    await page.goto(`${address}/login`)
    await loginPage(page).enterAs('integrator@girassol.demo', password)
    await appFrame(page).expectHome()
    expect(confirmed).toEqual([{ key: 'clear_storage' }])
    await store()
    await page.reload()
    await appFrame(page).expectHome()
    expect(await readStored()).toEqual(['dark', 'x'])
    expect(confirmed).toHaveLength(1)

    // Like a browser that has never opened this release.
    await page.context().clearCookies({ name: 'girassol_storage' })
    await page.reload()
    await appFrame(page).expectHome()
    expect(await readStored()).toEqual([null, null])
    await expect.poll(cookies).toEqual(['girassol_access', 'girassol_device', 'girassol_refresh', 'girassol_storage'])
    expect(confirmed).toHaveLength(2)
  })
})
