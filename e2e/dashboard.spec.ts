import { addCartItem, changeCartType, readCart } from '@girassol/contract/cart'
import { expect, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'

test.describe('the banners of the home', () => {
  test.use({ seesBanners: true })

  test('BAN-001 BAN-002 BAN-006 BAN-008 they open, go round, lead on and stay closed', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/banner?')) asked.push(request.url())
    })
    await logIn('integrator')
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
    // Still, as the system asks; it plays once the person says so.
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await page.mouse.move(0, 0)
    await page.getByRole('heading', { name: 'Novidades' }).click()
    await expect(dialog.getByText('2 de 3')).toBeVisible({ timeout: 10_000 })
    await dialog.getByRole('link', { name: /^Promoções/ }).click()
    await expect(page).toHaveURL('/sales/promocoes')
    await page.goto('/')
    await appFrame(page).expectHome()
    await expect(dialog).toHaveCount(0)
    expect(asked).toHaveLength(1)
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
