import { expectNoViolations } from './accessibility.ts'
import { callerFor } from './caller.ts'
import { expect, password, test } from './fixtures.ts'
import { startProduct, stopOwnProcesses } from './own-processes.ts'
import { appFrame } from './pages/app-frame.ts'
import { loginPage } from './pages/login-page.ts'
import { placeOrder, saveBudget } from './purchases.ts'

test.afterAll(stopOwnProcesses)

test('COMP-003 COMP-006 COMP-002 the ADMIN makes a colleague a VIEWER, who then reads only, and stays the last ADMIN', async ({
  browser,
}) => {
  const baseURL = await startProduct({})
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto('/login')
  await loginPage(page).enterAs('integrator@girassol.demo', password)
  await appFrame(page).expectHome()
  const call = callerFor(page.context().request)
  await placeOrder(call)
  await saveBudget(call)
  await page.goto('/empresa/usuarios')
  const ownRow = page.getByRole('row', { name: /integrator@girassol\.demo/ })
  const otherRow = page.getByRole('row', { name: /contributor@girassol\.demo/ })
  await expect(otherRow).toContainText('Comprador')
  await expectNoViolations(page)

  await otherRow.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('combobox', { name: /^Papel na empresa/ }).click()
  await page.getByRole('option', { name: 'Consulta' }).click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(otherRow).toContainText('Consulta')

  await ownRow.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('A empresa precisa de ao menos um administrador ativo.')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: /^Papel na empresa/ })).toBeDisabled()

  const colleague = await (await browser.newContext({ baseURL })).newPage()
  await colleague.goto('/login')
  await loginPage(colleague).enterAs('contributor@girassol.demo', password)
  await appFrame(colleague).expectHome()
  await expect(colleague.getByText('Seu acesso é de consulta.')).toBeVisible()
  await colleague.goto('/empresa/usuarios')
  await expect(colleague.getByRole('heading', { level: 1, name: 'Seu perfil não abre esta página' })).toBeVisible()

  const acting = colleague.getByRole('button', {
    name: /^(Novo|Nova|Adicionar|Pagar|Cancelar|Editar|Recalcular|Remover)/,
  })
  for (const list of ['/pedidos', '/orcamentos']) {
    const record = colleague.getByRole('table').getByRole('link').first()
    await colleague.goto(list)
    await expect(record).toBeVisible()
    await expect(acting).toHaveCount(0)
    await record.click()
    await expect(colleague.getByRole('button', { name: 'Impressão' })).toBeVisible()
    await expect(acting).toHaveCount(0)
  }
  await colleague.goto('/monte-seu-gerador')
  await expect(colleague.getByRole('heading', { level: 1, name: 'Seu perfil não abre esta página' })).toBeVisible()
  await colleague.goto('/propostas')
  await expect(colleague.getByRole('searchbox', { name: 'Buscar propostas' })).toBeVisible()
  await expect(acting).toHaveCount(0)
})
