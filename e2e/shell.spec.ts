import type { Locator, Page } from '@playwright/test'
import { expect, password, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { customerDialog } from './pages/customer-dialog.ts'
import { keyboard } from './pages/keyboard.ts'
import { recordDetail } from './pages/record-pages.ts'
import { settled } from './pages/settled.ts'
import { trackRequests } from './pages/track-requests.ts'
import { kit550, wizardPage } from './pages/wizard-page.ts'
import { fillCart, freshCpf, placeOrder, registerPerson, saveBudget } from './purchases.ts'

declare global {
  /** The layout shifts that a test observes in the page. */
  var layoutShifts: readonly number[]
}

const widths = [1440, 390] as const

/** After a resize the next frames draw the page again, so it gets a moment. */
const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: 'the page is as wide as the window',
    })
    .toBeLessThanOrEqual(0)

type Look = { readonly path: string; readonly seen?: (page: Page) => Locator }

/** The screens by the account that looks at them; the pages before the login need none. */
const screens: Readonly<Record<string, readonly Look[]>> = {
  nobody: [
    { path: '/login', seen: (page) => page.getByText('Contas de demonstração') },
    { path: '/esqueci-minha-senha' },
    { path: '/redefinir-senha?token=x' },
    { path: '/confirmar-email?token=x' },
    { path: '/desfazer-email?token=x' },
  ],
  integrator: [{ path: '/' }],
  'shipping-company': [{ path: '/' }],
  financial: [{ path: '/pedidos' }],
  administrator: [{ path: '/orcamentos' }],
  manager: [
    { path: '/sales' },
    { path: '/kits-prontos' },
    { path: '/sales/promocoes' },
    { path: '/detalhes/20010002' },
    { path: '/monte-seu-gerador' },
    { path: '/monte-seu-gerador?passo=2' },
    { path: '/nada' },
    { path: '/pedidos/1' },
  ],
}

/** The current screen, wide and narrow; the narrow one, down to 360 px, must not scroll sideways. */
const judgeAt = async (page: Page, expectAccessible: () => Promise<void>) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    await expectAccessible()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: widths[0], height: 900 })
}

for (const [account, looks] of Object.entries(screens)) {
  test(`NAV-007 AUTH-001 axe finds nothing on what ${account} opens, wide and narrow, and nothing scrolls sideways`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    const isKnown = account !== 'nobody'
    if (isKnown) await logIn(account, account === 'administrator' ? 'INT002' : undefined)
    for (const [place, { path, seen }] of looks.entries()) {
      await test.step(path, async () => {
        // Each page before the login is a document of its own; the others follow each other in one.
        await (isKnown && place > 0 && path !== '/nada' ? appFrame(page).follow(path) : page.goto(path))
        await settled(page)
        if (seen) await expect(seen(page)).toBeVisible()
        await judgeAt(page, expectAccessible)
      })
    }
  })
}

test('WIZ-016 axe finds nothing on an order and a budget, wide and narrow', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT005'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Acesso Pleno', seller })
  const order = await placeOrder(call, { seller, customer: name })
  const budget = await saveBudget(call, { seller, customer: name })
  for (const path of [`/pedidos/${order.id}`, `/orcamentos/${budget.id}`]) {
    await page.goto(path)
    await settled(page)
    await judgeAt(page, expectAccessible)
  }
})

test('WIZ-016 axe finds nothing on the summary and its dialog, wide and narrow', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const seller = 'INT002'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Acesso Pleno', seller })
  await fillCart(call, { seller, customer: name })
  const wizard = wizardPage(page)
  await wizard.open(3)
  await expect(wizard.kits).toBeVisible()
  await judgeAt(page, expectAccessible)
  await page.getByRole('button', { name: 'Esvaziar carrinho' }).click()
  await expect(page.getByRole('dialog', { name: 'Esvaziar carrinho' })).toBeVisible()
  await judgeAt(page, expectAccessible)
})

test('WIZ-016 axe finds nothing on the last step and its dialogs, wide and narrow', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const seller = 'INT003'
  const judge = () => judgeAt(page, expectAccessible)
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Acesso Pleno', seller })
  await fillCart(call, { seller, customer: name })
  await wizardPage(page).open(4)
  const checkout = checkoutPage(page)
  await checkout.expectReady()
  await judge()
  await checkout.save.click()
  await expect(checkout.finishDialog).toBeVisible()
  await judge()
  await page.keyboard.press('Escape')
  await checkout.newCustomer()
  await expect(customerDialog(page).dialog).toBeVisible()
  await judge()
  await customerDialog(page).dialog.getByRole('tab', { name: 'Endereço' }).click()
  await judge()
})

test('SEL-001 axe finds nothing on the dialogs of the store, wide and narrow', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const frame = appFrame(page)
  const judge = () => judgeAt(page, expectAccessible)
  await logIn('commercial')
  await wizardPage(page).open()
  await expect(frame.sellerDialog.getByRole('radio')).toHaveCount(5)
  await judge()
  await frame.chooseSeller('Horizonte Energia')
  await page.getByRole('button', { name: 'Calcular estruturas' }).click()
  await expect(page.getByRole('dialog', { name: 'Cálculo das estruturas de fixação' })).toBeVisible()
  await judge()
})

test('KIT-004 axe finds nothing on the page of a component, wide and narrow', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('commercial', 'INT001')
  await wizardPage(page).open(2)
  await page.getByRole('button', { name: /^Módulo HELIAR 550W/ }).click()
  await expect(page.getByRole('dialog')).toContainText('HELIAR 550W')
  await judgeAt(page, expectAccessible)
})

test('SEL-001 axe finds nothing on the menus and on leaving, wide and narrow', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('integrator')
  await page.goto('/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    await appFrame(page).userMenu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(page.getByRole('dialog', { name: 'Sair do Girassol' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
  }
})

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  for (const { path, account } of [
    { path: '/login' },
    { path: '/', account: 'integrator2' },
    { path: '/pedidos', account: 'financial' },
    { path: '/sales', account: 'integrator2' },
    { path: '/kits-prontos', account: 'integrator2' },
    { path: '/detalhes/20010002', account: 'integrator2' },
    { path: '/monte-seu-gerador', account: 'integrator2' },
    { path: '/monte-seu-gerador?passo=2', account: 'integrator2' },
  ]) {
    test(`DASH-001 nothing jumps while ${path} loads`, async ({ page, logIn }) => {
      if (account !== undefined) await logIn(account)
      await page.addInitScript(() => {
        const shifts: number[] = []
        globalThis.layoutShifts = shifts
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
            if (!hadRecentInput) shifts.push(value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const quiet = trackRequests(page)
      await page.goto(path)
      await settled(page)
      await quiet()
      const shifts = await page.evaluate(() => globalThis.layoutShifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
    })
  }
})

test('WIZ-001 AUTH-022 CUS-001 the whole way from the login to the order goes by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  const keys = keyboard(page)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/login?next=/monte-seu-gerador')
  await keys.type(field('E-mail'), 'integrator2@girassol.demo')
  await keys.type(field('Senha'), password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/monte-seu-gerador')
  await keys.type(field('Potência'), kit550.power)
  await keys.choose(list('Marca do inversor'), kit550.brand)
  await keys.choose(list('Inversor'), kit550.inverter)
  await keys.choose(list('Módulo'), kit550.module)
  await keys.choose(list('Tipo de telhado'), kit550.roof)
  await keys.press(button('Buscar'))
  await expect(wizardPage(page).chosenKit).toBeVisible()
  await keys.press(button('Avançar para entrega'))
  await keys.press(button('Novo cliente'))
  const dialog = customerDialog(page).dialog
  await keys.reach(dialog.getByRole('radio', { name: 'Pessoa jurídica' }))
  await page.keyboard.press('ArrowDown')
  await keys.type(field('CPF'), freshCpf())
  await keys.type(field('Nome'), 'Teclado Sem Mouse')
  await keys.type(field('Telefone'), '51987654321')
  await keys.press(button('Continuar'))
  await keys.type(field('CEP'), '90010170')
  await expect(field('Endereço')).toHaveValue('Praça Montevidéo')
  await keys.type(field('Número'), '10')
  await keys.press(dialog.getByRole('button', { name: 'Salvar' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Editar cliente' })).toBeVisible()
  await keys.reach(page.getByRole('radio', { name: 'Retirada' }))
  await page.keyboard.press('Space')
  await keys.reach(page.getByRole('radio', { name: 'Cartão de crédito' }))
  for (const _ of ['Dois cartões', 'Cartão + Boleto', 'Boleto', 'Pix']) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeChecked()
  await checkoutPage(page).expectReady()
  await keys.press(button('Salvar'))
  await keys.press(button('Fazer pedido'))
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  await expect(recordDetail(page).heading).toBeFocused()
})

const image = '<img src=x onerror=alert(1)>'

/** Addresses that were mistyped, cut off or invented, and what the screen shows for them. */
const brokenAddresses = [
  ...['abc', '1.5', '999999999', '999999999999999999', encodeURIComponent(image)].flatMap((id) => [
    { path: `/pedidos/${id}`, text: 'Pedido não encontrado.' },
    { path: `/orcamentos/${id}`, text: 'Orçamento não encontrado.' },
  ]),
  { path: '/pedidos/%ff', text: 'Página não encontrada' },
  { path: '/pedidos/1/2', text: 'Página não encontrada' },
  { path: '/PEDIDOS', text: 'Página não encontrada' },
  { path: '/monte-seu-gerador?passo=99', text: 'Monte seu gerador' },
  { path: '/monte-seu-gerador?passo=-1&passo=2&passo=', text: 'Monte seu gerador' },
  { path: `/pedidos?q=${encodeURIComponent(image)}&status=NADA&ordem=__proto__&pagina=99`, text: 'Pedidos' },
  { path: '/pedidos?status=constructor&status=INVOICE&q=a&q=b&%ff=%ff', text: 'Pedidos' },
  { path: `/orcamentos?q=${'x'.repeat(500)}&visao=nenhuma&validade=%00`, text: 'Orçamentos' },
  { path: `/?q=${encodeURIComponent("'; drop table orders; --")}#${image}`, text: 'Bom dia|Boa tarde|Boa noite' },
] as const

test('C-11 broken addresses end on a screen that says so, and nothing breaks', async ({ page, logIn }) => {
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(`${page.url()} ${error.message}`))
  page.on('dialog', (dialog) => {
    broken.push(`${page.url()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    // The browser itself reports a 404 response; a call that the server finds malformed is our mistake.
    if (message.type() === 'error' && !message.text().includes('404')) broken.push(`${page.url()} ${message.text()}`)
  })
  await logIn('integrator')
  for (const { path, text } of brokenAddresses) {
    await page.goto(path)
    await expect(page.getByText(new RegExp(text)).first(), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  expect(broken).toEqual([])
})
