import { changeSetting, readSetting } from '@girassol/contract/settings'
import { expect, test } from './fixtures.ts'
import { administration } from './pages/administration.ts'
import { keyboard } from './pages/keyboard.ts'

const campaign = { params: { id: 'sales-campaign' } } as const

test('C-20 C-140 by keyboard alone a new season is prepared and named by the campaign, and the store sells in it', async ({
  page,
  logIn,
  call,
}) => {
  const [desk, keys] = [administration(page), keyboard(page)]
  await logIn('administrator', 'INT010')
  const { value: before } = await call(readSetting, campaign)
  // A second try finds the records of the first one.
  const season = `Aniversário solar ${Date.now()}`
  try {
    await page.goto('/administracao/configuracoes')
    await expect(desk.heading('Configurações')).toBeVisible()
    await keys.press(desk.button('Nova temporada: Campanha de vendas'))
    const dialog = page.getByRole('dialog', { name: 'Nova temporada de promoções' })
    await expect(dialog).toBeVisible()
    await keys.type(desk.field('Nome'), season)
    await keys.type(desk.field('Início'), '01012026')
    await keys.type(desk.field('Fim'), '31122098')
    await keys.press(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(dialog).toBeHidden()
    await keys.press(desk.button(`Ações da temporada ${season}`))
    await keys.pick(page.getByRole('menuitem', { name: 'Ligar campanha' }))
    await expect(page.getByText('Configuração salva')).toBeVisible()

    await page.goto('/sales/promocoes')
    await expect(page.getByText(`${season}: termina em`)).toBeVisible()
    await expect(page.getByText('Até 31/12/2098.')).toBeVisible()
  } finally {
    await call(changeSetting, { ...campaign, body: { value: before } })
  }
})

test('C-140 axe finds nothing on the settings, nor on a form of theirs', async ({ page, logIn, expectAccessible }) => {
  const desk = administration(page)
  await logIn('administrator')
  await page.goto('/administracao/configuracoes')
  await expect(page.getByText('Tudo no padrão').first()).toBeVisible()
  await expectAccessible()
  await desk.button('Editar operação').click()
  await expect(page.getByRole('dialog', { name: 'Operação' })).toBeVisible()
  await expectAccessible()
})

test('C-140 axe finds nothing on the figures and the instalments of a phone', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const desk = administration(page)
  await logIn('administrator')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/administracao/configuracoes')
  await desk.button('Editar cabos e proteções').click()
  await expect(page.getByRole('dialog', { name: 'Cabos e proteções' })).toBeVisible()
  await expectAccessible()
  await page.goto('/administracao/parcelas')
  await desk.button('Editar Cartão de crédito').click()
  await expect(page.getByRole('textbox', { name: 'Juros de 2×' })).toBeVisible()
  await expectAccessible()
})
