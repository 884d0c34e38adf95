import { saveBudget as saveEdit } from '@girassol/contract/budgets'
import { showOrder } from '@girassol/contract/orders'
import type { Page } from '@playwright/test'
import { expect, password, test } from './fixtures.ts'
import { administration } from './pages/administration.ts'
import { budgetPage } from './pages/budget-page.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { customerDialog } from './pages/customer-dialog.ts'
import { loginPage } from './pages/login-page.ts'
import { onboardingDialog } from './pages/onboarding-dialog.ts'
import { profilePage } from './pages/profile-page.ts'
import { recordDetail } from './pages/record-pages.ts'
import { changeUser, userCalls } from './pages/user-calls.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { newSeller } from './people-steps.ts'
import { placeOrder, putKit, registerPerson, saveBudget } from './purchases.ts'

/** What the browser shows about a recovered draft. */
const recovery = (page: Page) => ({
  notice: page.locator('[data-tone="info"]').getByText(/^Recuperamos o que você digitou/),
  discard: page.getByRole('button', { name: 'Descartar', exact: true }),
  take: page.getByRole('button', { name: 'Usar', exact: true }),
  stored: () => page.evaluate(() => JSON.stringify({ ...localStorage })),
})

/** The session ends; the user signs in on the page they were redirected to. */
const signInAgain = async (page: Page, account: string) => {
  await loginPage(page).expectShown()
  await loginPage(page).enterAs(`${account}@girassol.demo`, password)
}

/** The session ends at the next change that the page sends, so that no read of the page notices its end earlier. */
const endSessionAtNextChange = async (page: Page) => {
  let hasEnded = false
  await page.route('**/api/**', async (route) => {
    if (hasEnded || route.request().method() === 'GET') return route.fallback()
    hasEnded = true
    await page.context().clearCookies()
    // `continue` would send the cookies that the page had when it made the call.
    const { cookie: _, ...headers } = await route.request().allHeaders()
    return route.fulfill({ response: await route.fetch({ headers }) })
  })
}

const account = 'commercial-supervisor'
const stranger = 'administrator'

test('USE-002 the wizard is restored after a reload, Back and the end of the session, only for its user', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const seller = 'INT009'
  await logIn(account, seller)
  const wizard = wizardPage(page)
  const { notice, discard } = recovery(page)
  const power = page.getByRole('textbox', { name: 'Potência' })
  await wizard.open()
  await power.fill('7,7')
  await page.reload()
  await expect(power).toHaveValue('7,7')
  await expect(notice).toBeVisible()
  await expectAccessible()
  await discard.click()
  await expect(power).not.toHaveValue('7,7')
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(power).not.toHaveValue('7,7')

  await power.fill('8,8')
  await page.getByRole('link', { name: 'Girassol, início' }).click()
  await page.goBack()
  await expect(power).toHaveValue('8,8')
  await page.context().clearCookies()
  await page.reload()
  await signInAgain(page, account)
  await expect(power).toHaveValue('8,8')
  await expect(notice).toBeVisible()

  await page.context().clearCookies()
  await page.reload()
  await signInAgain(page, stranger)
  await expect(power).toBeVisible()
  await expect(power).not.toHaveValue('8,8')
  await expect(notice).toBeHidden()
})

test('USE-002 the filters of the store are restored in a new tab, and logging out removes all drafts', async ({
  page,
  context,
  logIn,
  sessions,
}) => {
  await logIn('administrator', 'INT012')
  await page.goto('/kits-prontos')
  await page.getByRole('searchbox', { name: 'Buscar kits' }).fill('kit 5')
  await expect(page).toHaveURL(/busca=kit/)
  await page.close()
  const again = await context.newPage()
  const { notice, discard, stored } = recovery(again)
  const search = again.getByRole('searchbox', { name: 'Buscar kits' })
  await again.goto('/kits-prontos')
  await expect(search).toHaveValue('kit 5')
  await expect(notice).toBeVisible()
  await again.reload()
  await expect(notice).toBeVisible()
  await discard.click()
  await expect(search).toHaveValue('')
  await search.fill('kit 8')
  await expect(again).toHaveURL(/busca=kit\+?(%20)?8/)
  expect(await stored()).toContain('girassol-draft')
  await again.getByRole('button', { name: /Menu de/ }).click()
  await again.getByRole('menuitem', { name: 'Sair' }).click()
  await again.getByRole('dialog', { name: 'Sair do Girassol' }).getByRole('button', { name: 'Sair' }).click()
  await loginPage(again).expectShown()
  // The session ended for good, so the next story of this worker opens its own.
  sessions.delete('administrator')
  expect(await stored()).not.toContain('girassol-draft')
})

test('USE-002 step 4 is restored: additional data, a half-typed customer, and a choice interrupted by the session', async ({
  page,
  logIn,
  call,
}) => {
  // The cart of an earlier try would have the choices already.
  const { code: seller } = await newSeller({ call, logIn })
  await logIn(account, seller)
  await putKit(call, { seller })
  const checkout = checkoutPage(page)
  const { notice, discard, take } = recovery(page)
  const remarks = page.getByRole('textbox', { name: /Observações para a nota/ })
  await wizardPage(page).open(4)
  await remarks.fill('Entregar pela manhã')
  await page.reload()
  await expect(remarks).toHaveValue('Entregar pela manhã')
  await expect(notice).toBeVisible()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await discard.click()
  await expect(remarks).toHaveValue('')

  await checkout.newCustomer()
  const dialog = customerDialog(page)
  await dialog.dialog.getByRole('radio', { name: 'Pessoa física' }).check()
  await dialog.field('Nome').fill('Casa Meio Digitada')
  await page.reload()
  await checkout.newCustomer()
  await expect(dialog.field('Nome')).toHaveValue('Casa Meio Digitada')
  await expect(dialog.dialog.getByText('Recuperamos o que você digitou')).toBeVisible()
  await dialog.cancel.click()
  await checkout.newCustomer()
  await expect(dialog.field('Razão social')).toHaveValue('')
  await dialog.cancel.click()

  await endSessionAtNextChange(page)
  await checkout.deliver('Retirada')
  await signInAgain(page, account)
  await expect(notice).toHaveText('Recuperamos o que você digitou: entrega.')
  await take.click()
  await expect(page.getByRole('radio', { name: 'Retirada' })).toBeChecked()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Retirada' })).toBeChecked()
  await expect(notice).toBeHidden()
})

test('USE-002 the edit of a budget is restored, and only offered when the budget changed meanwhile', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT010'
  await logIn(account, seller)
  const { name } = await registerPerson(call, { name: 'Orçamento Interrompido', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const budget = budgetPage(page)
  const { notice, discard, take } = recovery(page)
  const modules = budget.findQuantity(/Módulo HELIAR 550W/)
  await page.goto(`/orcamentos/${id}`)
  await budget.startEditing()
  await modules.fill('12')
  await modules.press('Enter')
  await page.reload()
  await expect(modules).toHaveValue('12')
  await expect(notice).toBeVisible()
  await discard.click()
  await expect(modules).toHaveValue('10')
  await modules.fill('13')
  await modules.press('Enter')
  await page.getByRole('link', { name: `Orçamento ${id}`, exact: true }).click()
  await budget.confirm('Sair sem salvar')
  const { invoiceItems } = await call(showOrder, { seller, params: { id } })
  const items = invoiceItems.map(({ productErpCode, quantity }) => ({ productErpCode, quantity }))
  await call(saveEdit, { seller, params: { id }, body: { items, additionalData: 'Mudou por outra pessoa' } })
  await page.goto(`/orcamentos/${id}?passo=2`)
  await expect(notice).toHaveText('Recuperamos o que você digitou, mas isto mudou desde então.')
  await expect(modules).toHaveValue('10')
  await take.click()
  await expect(modules).toHaveValue('13')
  await budget.toSummary()
  await budget.button('Salvar').click()
  await expect(page.getByText('Orçamento atualizado com sucesso!')).toBeVisible()
  await page.goto(`/orcamentos/${id}?passo=2`)
  await expect(modules).toHaveValue('13')
  await expect(notice).toBeHidden()
})

test('USE-002 the additional data of an order are restored in its form', async ({ page, logIn, call }) => {
  const seller = 'INT008'
  await logIn(account, seller)
  const { name } = await registerPerson(call, { name: 'Pedido Interrompido', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  const { notice } = recovery(page)
  const remarks = page.getByRole('textbox', { name: /Observações para a nota/ })
  await page.goto(`/pedidos/${id}?aba=dados`)
  await page.getByRole('button', { name: 'Editar dados adicionais' }).click()
  await endSessionAtNextChange(page)
  await remarks.fill('Portão verde')
  await signInAgain(page, account)
  await expect(recordDetail(page).heading).toContainText(String(id))
  await expect(remarks).toHaveValue('Portão verde')
  await expect(notice.first()).toBeVisible()
  await expect.poll(async () => (await call(showOrder, { seller, params: { id } })).additionalData).toBe('Portão verde')
})

test('USE-002 profile, onboarding and administration are restored, and no password is stored', async ({
  page,
  logIn,
}) => {
  const { notice, stored } = recovery(page)
  await logIn('financial')
  const profile = profilePage(page)
  await profile.open()
  await profile.field('Nome').fill('Nome Por Salvar')
  await profile.password.fill('Segredo@2027')
  await profile.confirmation.fill('Segredo@2027')
  await page.reload()
  await expect(profile.field('Nome')).toHaveValue('Nome Por Salvar')
  await expect(profile.password).toHaveValue('')
  await expect(notice).toBeVisible()
  expect(await stored()).toContain('Nome Por Salvar')
  expect(await stored()).not.toContain('Segredo')

  // The open page would notice the end of its session and go to the login page meanwhile.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await logIn('newcomer')
  await changeUser(page, (user) => ({ ...user, seller: { ...user.seller, companyInfo: null } }))
  const { dialog } = onboardingDialog(page)
  await page.goto('/')
  await dialog.getByLabel('Nome do sócio').fill('Iara Incompleta')
  await page.reload()
  await expect(dialog.getByLabel('Nome do sócio')).toHaveValue('Iara Incompleta')
  await expect(dialog.getByText('Recuperamos o que você digitou')).toBeVisible()
  await page.unroute(userCalls)

  // The open page would notice the end of its session and go to the login page meanwhile.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await logIn('administrator')
  const desk = administration(page)
  await page.goto('/administracao/usuarios/novo')
  await desk.field('Nome').fill('Convite Por Mandar')
  await page.reload()
  await expect(desk.field('Nome')).toHaveValue('Convite Por Mandar')
  await expect(notice).toBeVisible()
  await page.goto('/administracao/consultores')
  await desk.button('Novo consultor').click()
  await desk.field('Nome').fill('Consultora Por Salvar')
  await page.reload()
  await desk.button('Novo consultor').click()
  await expect(desk.field('Nome')).toHaveValue('Consultora Por Salvar')
  await expect(page.getByRole('dialog').getByText('Recuperamos o que você digitou')).toBeVisible()
})
