import { expect, test } from './fixtures.ts'
import { appFrame } from './pages/app-frame.ts'
import { keyboard } from './pages/keyboard.ts'

test('NAV-023 PTS-003 PTS-004 an integrator goes from the bar to the points and to their statement, by keyboard alone', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const keys = keyboard(page)
  await logIn('integrator')
  await page.goto('/')
  await appFrame(page).expectHome()
  await keys.press(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pontos' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Pontos' })).toBeVisible()
  await expect(page).toHaveURL('/pontos')
  await expect(page.getByText('Disponíveis para troca')).toBeVisible()
  await expectAccessible()
  await keys.press(page.getByRole('link', { name: 'Ver extrato' }))
  await expect(page).toHaveURL('/pontos/extrato')
  await expect(page.getByText('Pontos ganhos na temporada')).toBeVisible()
  await expect(page.getByPlaceholder('Digite aqui o que procura...')).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { level: 1, name: 'Extrato' })).toBeVisible()
  await expectAccessible()
})

test('PTS-022 PTS-023 PTS-024 PTS-071 PTS-096 C-131 an integrator searches the regulation and saves it, by keyboard alone', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const keys = keyboard(page)
  await logIn('integrator')
  await page.goto('/pontos')
  const menu = page.getByRole('navigation', { name: 'Pontos', exact: true })
  await expect(menu.getByRole('link')).toHaveText(['Geral', 'Extrato', 'Loja', 'Desejos', 'Regulamento'])
  await keys.press(menu.getByRole('link', { name: 'Regulamento' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamento' })).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Páginas do regulamento' })
  await expect(pages.getByRole('button')).toHaveCount(8)
  await expectAccessible()
  await keys.press(pages.getByRole('button', { name: /Níveis, categorias e benefícios/ }))
  await expect(page.getByRole('heading', { level: 3, name: '9. Níveis e categorias' })).toBeVisible()
  await expect(page).toHaveURL(/pagina=4/)
  await expect(page.getByText('50.000 pontos na categoria Ouro', { exact: false })).toBeVisible()
  // Shift+Tab from the current page leads back to the search above it.
  await keys.reach(page.getByRole('searchbox', { name: 'Buscar no regulamento' }), 'Shift+Tab')
  await page.keyboard.type('estorno')
  await page.keyboard.press('Enter')
  await expect(page.locator('mark[data-current]')).toHaveText('estorno')
  await expect(page.getByRole('status').filter({ hasText: /^1 de \d+$/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^2 de \d+$/ })).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByRole('status').filter({ hasText: /^1 de \d+$/ })).toBeVisible()
  await expectAccessible()
  const download = page.waitForEvent('download')
  await keys.press(page.getByRole('link', { name: 'Baixar PDF' }))
  expect((await download).suggestedFilename()).toBe('regulamento-pontos.pdf')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: 'Página' }).selectOption('7')
  await expect(page.getByRole('heading', { level: 2, name: 'Definições' })).toBeVisible()
  await expectAccessible()
})

test('PTS-072 PTS-073 the home shows the meter of the categories of the season', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('integrator')
  await page.goto('/pontos')
  const meter = page.getByRole('meter', { name: 'Categoria da temporada' })
  await expect(meter).toHaveAttribute(
    'aria-valuetext',
    /^Categoria \w+, .+ na temporada\. (Faltam? .+ para \w+|Você está)/,
  )
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Diamante')).toBeVisible()
  await expectAccessible()
})

test('PTS-042 C-120 the home of staff without an integrator opens the management', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('commercial')
  await page.goto('/pontos')
  const dialog = page.getByRole('dialog', { name: 'Gerenciamento de Pontos' })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Nenhum integrador selecionado')).toBeVisible()
})
