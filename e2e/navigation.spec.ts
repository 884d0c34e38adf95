import { expect, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'

const opened = { palette: /^Buscar telas/, menu: 'Abrir menu' } as const

test('NAV-005 C-11 by keyboard alone the palette leads to a screen, a product and the list of keys', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('integrator')
  await page.goto('/')
  await appFrame(page).expectHome()
  const field = page.getByRole('combobox', { name: opened.palette })
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.pressSequentially('HELIAR 550')
  await expect(page.getByRole('group', { name: 'Produtos' }).getByRole('option').first()).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/detalhes\//)
  await expect(field).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.pressSequentially('orcam')
  await expect(page.getByRole('option').first()).toHaveText('Orçamentos')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(keys).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/pedidos')
})

test('NAV-002 NAV-003 NAV-005 NAV-006 NAV-007 NAV-014 the menus of an integrator, narrow and wide', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('integrator')
  await page.setViewportSize({ width: 1439, height: 900 })
  await page.goto('/')
  await appFrame(page).expectHome()
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: opened.menu }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Módulos').click()
  await expect(menu.getByRole('link', { name: /^Potencial solar/ })).toHaveAttribute('href', /^https:/)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Aplicativos' }).click()
  await expect(page.getByRole('menuitem', { name: /^Consulta de NF-e/ })).toHaveAttribute('target', '_blank')
  await expectAccessible()
  await page.keyboard.press('Escape')
  // At the end of the page there is room for it; before, it is hidden where it would cover something. The page becomes
  // longer when an order of another story arrives.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const consultant = page.getByRole('link', { name: 'Fale com um consultor' })
    await expect(consultant).toHaveAttribute('href', /^https:\/\/wa\.me\/55/, { timeout: 2000 })
  }).toPass()
})

test.describe('C-16 without a part', () => {
  // The story waits for a part to be loaded, so no earlier story may have loaded it.
  test.use({ ownContext: true })

  test('C-16 ERR-001 a part that is gone with an older release leads to the new one, and offline is shown', async ({
    page,
    context,
    logIn,
  }) => {
    await logIn('integrator')
    await page.goto('/')
    await appFrame(page).expectHome()
    await context.setOffline(true)
    await expect(page.getByText('Sem conexão. Os dados podem estar desatualizados.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Sem conexão.')).toBeHidden()
    await page.route('**/assets/budget-list-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/health', (route) =>
      route.fulfill({ status: 200, headers: { 'x-release': 'another' }, body: '{}' }),
    )
    await page.getByRole('link', { name: 'Orçamentos', exact: true }).first().click()
    await expect(page.getByText('Esta parte não carregou.')).toBeVisible()
    await expect(page.getByText('Nova versão disponível.')).toBeVisible()
    await page.unroute('**/assets/budget-list-screen-*.js')
    await page.getByRole('button', { name: 'Atualizar' }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orçamentos' })).toBeVisible()
  })
})
