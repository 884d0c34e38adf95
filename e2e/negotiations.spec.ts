import { showOrder } from '@girassol/contract/orders'
import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { budgetPage } from './pages/budget-page.ts'
import { registerPerson, saveBudget } from './purchases.ts'

test('QUO-003 QUO-012 QUO-018 QUO-019 QUO-020 QUO-021 QUO-022 an integrator negotiates a budget, both sides follow it without a reload, and an edit of the items ends the agreement', async ({
  page,
  logIn,
  call,
  openColleague,
  expectAccessible,
}) => {
  const seller = 'INT001'
  await logIn('customer-success', seller)
  const { name } = await registerPerson(call, { name: 'Negocia Bem', seller })
  const { id } = await saveBudget(call, { seller, customer: name })

  const integrator = await (await openColleague('integrator')).context.newPage()
  const rounds = integrator.getByRole('list', { name: 'Rodadas' })
  const dialog = integrator.getByRole('dialog')
  await integrator.goto(`/orcamentos/${id}`)
  await integrator.getByRole('button', { name: `Ações do orçamento ${id}` }).click()
  await integrator.getByRole('menuitem', { name: 'Negociar preço' }).click()
  await dialog.getByRole('textbox', { name: /^Desconto no total/ }).fill('100,00')
  await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('O cliente tem outra proposta.')
  await expect(dialog.getByText(/^Desconto R\$\s100,00 \(/)).toBeVisible()
  await expectNoViolations(integrator)
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(integrator.getByText('Aguardando a distribuidora', { exact: true })).toBeVisible()
  await expect(rounds.getByRole('listitem').first()).toContainText(/Pedido do integrador.*− R\$\s100,00/)

  const negotiation = page.getByRole('region', { name: 'Negociação', exact: true })
  await page.goto('/negociacoes')
  await page
    .getByRole('row')
    .filter({ hasText: String(id) })
    .getByRole('link', { name: String(id) })
    .click()
  await expect(negotiation).toContainText('O cliente tem outra proposta.')
  await negotiation.getByRole('button', { name: 'Fazer proposta' }).click()
  const offer = page.getByRole('dialog')
  await offer.getByRole('textbox', { name: /^Desconto no total/ }).fill('60,00')
  await expectAccessible()
  await offer.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(page.getByText('Aguardando o integrador', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('É o melhor que conseguimos.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()

  await expect(integrator.getByText('Aguardando o integrador', { exact: true })).toBeVisible({ timeout: 5000 })
  await expect(integrator.getByText(/^Vale até .*, mais 1 dia e 23 h$/)).toBeVisible()
  await expect(rounds.getByRole('listitem').first()).toContainText(/Proposta da distribuidora.*− R\$\s60,00.*%/)
  await expect(integrator.getByRole('list', { name: 'Mensagens' })).toContainText('É o melhor que conseguimos.')
  await expectNoViolations(integrator)
  await integrator.setViewportSize({ width: 360, height: 740 })
  await expectNoViolations(integrator)
  expect(await integrator.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await integrator.getByRole('button', { name: 'Aceitar proposta' }).click()
  await expect(integrator.getByText('Acordo fechado', { exact: true })).toBeVisible()
  await expect(page.getByText('Acordo fechado', { exact: true })).toBeVisible({ timeout: 5000 })

  const budget = budgetPage(page)
  await page.reload()
  await budget.startEditing()
  await budget.findQuantity(/Módulo HELIAR 550W/).fill('11')
  await budget.findQuantity(/Módulo HELIAR 550W/).press('Enter')
  await budget.toSummary()
  await budget.button('Salvar').click()
  await expect(budget.dialog).toContainText(/Mudar os itens encerra o acordo de R\$\s60,00 de desconto\./)
  await budget.confirm('Encerrar acordo e salvar')
  await expect(negotiation).toContainText('O acordo foi encerrado: o desconto voltou ao que era antes da negociação.')
  expect(await call(showOrder, { params: { id } })).toMatchObject({ discountValue: 0, agreedDiscount: null })
  await page.goto('/negociacoes?fila=all')
  await expect(page.getByRole('heading', { level: 1, name: 'Negociações' })).toBeVisible()
  await expectAccessible()
})
