import { addCartItem, changeCartType, readCart } from '@girassol/contract/cart'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder, validatedOrder } from './order-steps.ts'
import { appFrame } from './pages/app-frame.ts'
import { trackRequests } from './pages/track-requests.ts'
import { newManager } from './people-steps.ts'

test.describe('the banners of the home', () => {
  test.use({ seesBanners: true })

  test('BAN-001 BAN-002 BAN-006 BAN-008 USE-003 they open once for a person, go round, lead on and stay closed', async ({
    page,
    logIn,
    call,
    expectAccessible,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/banner?')) requests.push(request.url())
    })
    // A user sees the banners only once, so each try has a user of its own.
    await logIn(await newManager({ call, logIn }, 1))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Novidades' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('1 de 3')).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Banner anterior' }).click()
    await expect(dialog.getByText('3 de 3')).toBeVisible()
    await dialog.getByRole('button', { name: 'Próximo banner' }).click()
    await expect(dialog.getByText('1 de 3')).toBeVisible()
    // It does not move, as the system requests; it plays after a click.
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await page.mouse.move(0, 0)
    await page.getByRole('heading', { name: 'Novidades' }).click()
    await expect(dialog.getByText('2 de 3')).toBeVisible({ timeout: 10_000 })
    await dialog.getByRole('link', { name: /^Promoções/ }).click()
    await expect(page).toHaveURL('/sales/promocoes')
    await page.getByRole('link', { name: 'Girassol, início' }).click()
    await appFrame(page).expectHome()
    await expect(dialog).toHaveCount(0)
    expect(requests).toHaveLength(1)

    const secondTab = await page.context().newPage()
    const seenCall = secondTab.waitForResponse('**/api/banner/seen')
    await secondTab.goto('/')
    expect(await (await seenCall).json()).toEqual({ ids: [] })
    await appFrame(secondTab).expectHome()
    await secondTab.clock.install({ time: Date.now() + 86_400_000 })
    await secondTab.reload()
    await appFrame(secondTab).expectHome()
    await expect(secondTab.getByRole('dialog')).toHaveCount(0)
  })

  test('USE-003 who cannot use what the news offers does not see them', async ({ page, logIn }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/banner')) requests.push(request.url())
    })
    const quiet = trackRequests(page)
    for (const account of ['shipping-company', 'production']) {
      await logIn(account)
      await page.goto('/')
      await appFrame(page).expectHome()
      await quiet()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(requests).toEqual([])
  })
})

test('DASH-002 DASH-003 DASH-004 the shortcuts lead to their screens; the builder makes a cart of parts one of its type', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT009'
  await logIn('commercial', seller)
  await call(changeCartType, { seller, params: { type: 'PA' } })
  await call(addCartItem, { seller, body: { erpCode: '20010001', quantity: 1 } })
  const { shortcuts } = appFrame(page)
  for (const { name, url } of [
    { name: /^Pedidos/, url: '/pedidos' },
    { name: /^Orçamentos/, url: '/orcamentos' },
  ]) {
    await page.goto('/')
    await shortcuts.filter({ hasText: name }).click()
    await expect(page).toHaveURL(url)
  }
  await page.goto('/')
  await shortcuts.filter({ hasText: /^Monte seu gerador/ }).click()
  await expect(page).toHaveURL('/monte-seu-gerador')
  await page.getByRole('button', { name: 'Trocar', exact: true }).click()
  await expect.poll(async () => (await call(readCart, { seller }))?.type).toBe('MP')
})

/** Each role with the record that this story, or another one, leaves in its queue; null for an empty queue. */
const homes = [
  { account: 'financial', task: 'Erro no pagamento|Forma de pagamento|Expedição|Cartão|Faturamento', action: /./ },
  { account: 'registration', task: 'Pedido para aprovar|Cadastro para avaliar', action: /^(Aprovar|Avaliar): / },
  { account: 'logistics', task: 'Pedido para enviar ao Fretefy', action: /^Enviar: / },
  { account: 'production', task: 'Pedido para separar', action: /^Ver pedido: / },
  { account: 'purchase', task: 'Pedido para separar|Produto sem estoque na loja', action: /^(Ver pedido|Atualizar): / },
  { account: 'marketing', task: null, action: /./ },
  { account: 'shipping-company', task: null, action: /./ },
] as const

test('USE-029 the homes of seven roles begin with their own queue, and its action opens the work', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  await validatedOrder({ call, logIn }, { payment: 'FINANCING' })
  await approvedOrder({ call, logIn }, { payment: 'FINANCING' })
  const paid = await approvedOrder({ call, logIn })
  await advance({ call, logIn }, paid, 'INVOICE_PAYED_ERP')
  for (const { account, task, action } of homes) {
    await logIn(account)
    await page.goto('/')
    await appFrame(page).expectHome()
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections.first(), account).toHaveText('Sua fila')
    const card = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByText('Sua fila', { exact: true }) })
    if (task === null) {
      await expect(card.getByText('Tudo em dia.'), account).toBeVisible()
      continue
    }
    const first = card.getByRole('listitem').first()
    await expect(first, account).toContainText(new RegExp(task))
    await first.getByRole('link', { name: action }).click()
    await expect(page.getByRole('heading', { level: 1 }), account).toBeVisible()
    await expect(page, account).not.toHaveURL('/')
    await expect(page.getByText('Seu perfil não abre esta página'), account).toHaveCount(0)
  }
  await logIn('financial')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Sua fila' })).toBeVisible()
    await expectAccessible()
  }
})
