import { changeCompanyUser, listCompanyUsers } from '@girassol/contract/company-users'
import { expectNoViolations } from './accessibility.ts'
import { callerFor } from './caller.ts'
import { expect, password, test } from './fixtures.ts'
import { startProduct, stopOwnProcesses } from './own-processes.ts'
import { appFrame } from './pages/app-frame.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { loginPage } from './pages/login-page.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { fillCart } from './purchases.ts'

test.afterAll(stopOwnProcesses)

test('COMP-010 COMP-013 COMP-014 COMP-016 a cart above the limit waits for a colleague, who approves it without opening it', async ({
  browser,
}) => {
  const baseURL = await startProduct({})
  const open = async (email: string) => {
    const page = await (await browser.newContext({ baseURL })).newPage()
    await page.goto('/login')
    await loginPage(page).enterAs(email, password)
    await appFrame(page).expectHome()
    return { page, call: callerFor(page.context().request) }
  }
  const admin = await open('integrator@girassol.demo')
  const { data } = await admin.call(listCompanyUsers, { query: { skip: 1, take: 50 } })
  const buyerUser = data.find(({ email }) => email === 'contributor@girassol.demo')
  await admin.call(changeCompanyUser, {
    params: { id: buyerUser?.id ?? 0 },
    body: { version: buyerUser?.version ?? 0, orderLimit: 100, canViewProductPrices: true },
  })

  const { page, call } = await open('contributor@girassol.demo')
  const { id } = await fillCart(call)
  const checkout = checkoutPage(page)
  await wizardPage(page).open(4)
  await checkout.expectReady()
  await checkout.finishAs('Fazer pedido')
  const sent = page.getByRole('dialog', { name: 'Enviado para aprovação da empresa' })
  await expect(sent).toContainText('acima do limite por pedido de R$ 100,00')
  await expectNoViolations(page)
  await sent.getByRole('button', { name: 'Fechar' }).first().click()
  await expect(page.getByText('Este pedido aguarda aprovação da empresa.').first()).toBeVisible()

  await admin.page.goto('/aprovacoes')
  const waiting = admin.page.getByRole('button', { name: 'Abrir menu, 1 espera por você' })
  await expect(waiting).toBeVisible()
  await expectNoViolations(admin.page)
  await admin.page.getByRole('button', { name: /^Aprovar/ }).click()
  await expect(admin.page.getByText('Nada aguarda aprovação')).toBeVisible()
  await expect(waiting).toHaveCount(0)

  await page.goto(`/pedidos/${id}`)
  await expect(page.getByText('Pedido em análise').first()).toBeVisible()
})
