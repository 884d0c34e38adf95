import { expect, password, test } from './fixtures.ts'
import { startProduct, stopOwnProcesses } from './own-processes.ts'
import { appFrame } from './pages/app-frame.ts'
import { loginPage } from './pages/login-page.ts'

test.afterAll(stopOwnProcesses)

test('COMP-003 COMP-006 COMP-002 the ADMIN makes a colleague a VIEWER, who then reads only, and stays the last ADMIN', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const address = await startProduct({ DEMO_ORDERS: '1' })
  await page.goto(`${address}/login`)
  await loginPage(page).enterAs('integrator@girassol.demo', password)
  await appFrame(page).expectHome()
  await page.goto(`${address}/empresa/usuarios`)
  const ownRow = page.getByRole('row', { name: /integrator@girassol\.demo/ })
  const otherRow = page.getByRole('row', { name: /contributor@girassol\.demo/ })
  await expect(otherRow).toContainText('Comprador')
  await expectAccessible()

  await otherRow.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('combobox', { name: /^Papel na empresa/ }).click()
  await page.getByRole('option', { name: 'Consulta' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(otherRow).toContainText('Consulta')

  await ownRow.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('A empresa precisa de ao menos um administrador ativo.')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: /^Papel na empresa/ })).toBeDisabled()

  const colleague = await (await browser.newContext({ baseURL: address })).newPage()
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
    // The demonstration adds its orders after the start.
    await expect(async () => {
      await colleague.goto(list)
      await expect(record).toBeVisible({ timeout: 5000 })
    }).toPass()
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
