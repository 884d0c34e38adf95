import { listManagedConsultants, removeConsultant, sortConsultants } from '@girassol/contract/consultants'
import { listManagedLinks, removeLink } from '@girassol/contract/links'
import type { Caller } from './caller.ts'
import { expect, test } from './fixtures.ts'
import { administration } from './pages/administration.ts'
import { appFrame } from './pages/app-frame.ts'
import { keyboard } from './pages/keyboard.ts'

/** Removes the records of the story, also those of a try that failed: its consultant would come first in the state. */
const removeRecords = async (call: Caller) => {
  for (const { id, consultantName } of await call(listManagedConsultants, {}))
    if (consultantName.startsWith('Rita Pampa')) await call(removeConsultant, { params: { id } })
  for (const { id, label } of await call(listManagedLinks, {}))
    if (label.startsWith('Treinamentos ')) await call(removeLink, { params: { id } })
}

test('NAV-006 NAV-014 C-140 by keyboard alone a consultant and a link are added, and an integrator has both', async ({
  page,
  call,
  logIn,
  expectAccessible,
}) => {
  const [desk, keys, dialog] = [administration(page), keyboard(page), page.getByRole('dialog')]
  const stamp = String(Date.now()).slice(-6)
  const [name, label] = [`Rita Pampa ${stamp}`, `Treinamentos ${stamp}`]
  await logIn('administrator')
  await removeRecords(call)

  await page.goto('/administracao/consultores')
  await keys.press(desk.button('Novo consultor'))
  await keys.type(desk.field('Nome'), name)
  await keys.type(desk.field('Telefone'), `51940${stamp}`)
  await keys.choose(dialog.getByRole('combobox', { name: 'Estados' }), 'Rio Grande do Sul')
  await keys.reach(dialog.getByRole('button', { name: 'Salvar' }))
  await expectAccessible()
  await keys.press(dialog.getByRole('button', { name: 'Salvar' }))
  await expect(page.getByText('Vem antes: Caio Becker em RS.').first()).toBeVisible()
  const ids = (await call(listManagedConsultants, {})).map(({ id }) => id)
  await call(sortConsultants, { body: { ids: ids.toReversed() } })

  await page.goto('/administracao/links')
  await keys.press(desk.button('Novo link'))
  await keys.type(desk.field('Nome'), label)
  await keys.type(desk.field('Endereço'), 'https://treinamentos.example/')
  await keys.press(dialog.getByRole('combobox', { name: 'Onde aparece' }), 'ArrowDown')
  await keys.take(page.getByRole('option', { name: 'Aplicativos' }))
  await keys.press(dialog.getByRole('button', { name: 'Salvar' }))
  await expect(page.getByRole('button', { name: `Ações do link ${label}` })).toBeVisible()

  await logIn('integrator2')
  await page.goto('/')
  await appFrame(page).expectHome()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const chat = page.getByRole('link', { name: 'Fale com um consultor' })
  await expect(chat).toHaveAttribute('href', `https://wa.me/5551940${stamp}`)
  await desk.button('Aplicativos').click()
  await expect(page.getByRole('menuitem', { name: label })).toHaveAttribute('href', 'https://treinamentos.example/')

  await logIn('administrator')
  await removeRecords(call)
})

test('C-140 axe finds nothing on links, other payment methods and failures, wide and narrow', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const desk = administration(page)
  await logIn('administrator')
  await page.goto('/administracao/links')
  await expect(page.getByRole('button', { name: 'Ações do link Biblioteca' })).toBeVisible()
  await expectAccessible()
  await desk.goTo('Outras formas de pagamento')
  await expect(page.getByRole('button', { name: 'Ações de 030 Boleto 30 dias' })).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/administracao/falhas')
  await expect(page.getByText('Nenhuma falha')).toBeVisible()
  await expectAccessible()
  await page.goto('/administracao/consultores')
  await expect(page.getByRole('button', { name: 'Ações de Renata Prado' })).toBeVisible()
  await expectAccessible()
})
