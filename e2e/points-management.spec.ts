import { expect, test } from './fixtures.ts'
import { administration } from './pages/administration.ts'
import { appFrame } from './pages/app-frame.ts'
import { keyboard } from './pages/keyboard.ts'

test('PTS-025 PTS-030 PTS-031 PTS-032 PTS-101 NAV-024 by keyboard alone a points administrator posts a credit and finds it', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const [desk, keys, dialog] = [administration(page), keyboard(page), page.getByRole('dialog')]
  const motive = `Acerto ${String(Date.now()).slice(-6)}`
  await logIn('points-administrator')
  await page.goto('/')
  await appFrame(page).expectHome()
  await keys.press(page.getByRole('link', { name: 'Gerenciar Pontos', exact: true }))
  await expect(desk.heading('Últimos pedidos realizados no sistema')).toBeVisible()
  await keys.press(desk.button('Gerenciar Pontos'))
  await keys.type(dialog.getByRole('textbox', { name: 'Integrador' }), 'Sol do Cerrado')
  // The list narrows once typing pauses.
  await expect(page.getByRole('option')).toHaveCount(1)
  await keys.take(page.getByRole('option', { name: /^Sol do Cerrado/ }))
  await expect(dialog.getByText('Pontos disponíveis para troca')).toBeVisible()
  await expectAccessible()
  await keys.press(dialog.getByRole('button', { name: 'Continuar', exact: true }))
  const amount = dialog.getByRole('textbox', { name: 'Quantidade de pontos' })
  await keys.reach(amount)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1234')
  await keys.type(dialog.getByRole('textbox', { name: 'Motivo' }), motive)
  await expectAccessible()
  await keys.press(dialog.getByRole('button', { name: 'Salvar', exact: true }))
  await expect(page.getByText('Pontos lançados com sucesso!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /MANUAL 1\.234 Não .*Sol do Cerrado.* Crédito/ }).first()).toBeVisible()
  await expectAccessible()
})
