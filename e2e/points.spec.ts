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
