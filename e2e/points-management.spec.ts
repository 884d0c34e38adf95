import { postPoints } from '@girassol/contract/points-management'
import { listSellers } from '@girassol/contract/sellers'
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
  // The list is filtered after a pause in typing.
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

test('PTS-066 PTS-067 C-122 the management is open to commercial staff, who post a debit, and to no integrator', async ({
  page,
  logIn,
  call,
}) => {
  const [desk, dialog] = [administration(page), page.getByRole('dialog')]
  await logIn('integrator')
  await page.goto('/pontos/gerenciar')
  await appFrame(page).expectHome()
  await expect(page).toHaveURL('/')
  await logIn('commercial')
  const seller = (await call(listSellers, { query: { term: 'Sol do Cerrado' } })).data[0]
  await call(postPoints, { body: { sellerId: seller?.id ?? 0, value: 500, type: 'CREDIT' } })
  await page.goto('/pontos/gerenciar')
  await expect(desk.heading('Últimos pedidos realizados no sistema')).toBeVisible()
  await desk.button('Gerenciar Pontos').click()
  await dialog.getByRole('textbox', { name: 'Integrador' }).fill('Sol do Cerrado')
  await page.getByRole('option', { name: /^Sol do Cerrado/ }).click()
  await dialog.getByRole('button', { name: 'Continuar', exact: true }).click()
  await dialog.getByRole('radio', { name: 'Débito' }).check()
  await dialog.getByRole('textbox', { name: 'Quantidade de pontos' }).fill('321')
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Pontos lançados com sucesso!')).toBeVisible()
  await expect(page.getByRole('row', { name: /MANUAL 321 Não .*Sol do Cerrado.* Débito/ }).first()).toBeVisible()
})
