import { listSellers } from '@girassol/contract/sellers'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { orderInAnalysis } from './order-steps.ts'
import { appFrame } from './pages/app-frame.ts'
import { keyboard } from './pages/keyboard.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { registerPerson } from './purchases.ts'

/** The search terms that the browser sends. */
const recordSearches = (page: Page) => {
  const searches: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/users/seller') searches.push(url.searchParams.get('term'))
  })
  return searches
}

test('SEL-001 SEL-003 the dialog opens by itself in the store and cannot be closed until an integrator is chosen', async ({
  page,
  logIn,
}) => {
  const { sellerDialog, chooseSeller, requester } = appFrame(page)
  await logIn('customer-success')
  await wizardPage(page).open()
  await expect(sellerDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(sellerDialog).toBeVisible()
  await expect(sellerDialog.getByRole('button', { name: /Fechar|Cancelar/ })).toHaveCount(0)
  await chooseSeller('Norte Solar')
  // The closed dialog returns the focus, which would take the key away from the button.
  await expect(requester).toHaveText(/Norte Solar/)
  // By keyboard: the toast of the choice may cover the button.
  await requester.press('Enter')
  await expect(sellerDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sellerDialog).toBeHidden()
  await expect(requester).toHaveText(/Norte Solar/)
})

test('SEL-002 SEL-011 AUTH-009 the integrator is searched by words, and the choice is shown and remembered', async ({
  page,
  logIn,
}) => {
  const { requester, chooseSeller } = appFrame(page)
  await logIn('commercial')
  await page.goto('/')
  await expect(requester).toHaveText(/Solicitante\s*Selecione um integrador\.\.\./)
  await requester.click()
  await chooseSeller('Dunas Solar')
  await expect(page.getByText('Integrador alterado com sucesso!')).toBeVisible()
  await page.reload()
  await expect(requester).toHaveText(/Dunas Solar/)
})

test('SEL-006 SEL-007 SEL-009 SEL-010 lists five per page, with CNPJ and place; confirming without a choice shows an error', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const { sellerDialog, requester } = appFrame(page)
  await logIn('commercial-supervisor')
  const everyone = await call(listSellers, { query: { take: 100 } })
  // Companies that other stories register meanwhile are the last ones.
  const ofDemo = (code: string) => code.startsWith('INT')
  const codes = everyone.data.flatMap((seller) => ('erpCode' in seller ? [seller.erpCode] : [])).filter(ofDemo)
  await page.goto('/')
  await requester.click()
  const choices = sellerDialog.getByRole('radio')
  const readCodes = () => choices.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  const shown = async () => (await readCodes()).filter(ofDemo)
  await expect.poll(shown).toEqual(codes.slice(0, 5))
  await expect(sellerDialog).toContainText('15.731.468/0001-23')
  await expect(sellerDialog).toContainText('Curitiba/PR')
  await sellerDialog.getByRole('button', { name: 'Página 3' }).click()
  await expect.poll(shown).toEqual(codes.slice(10, 15))
  await sellerDialog.getByRole('button', { name: 'Página anterior' }).click()
  await expect.poll(shown).toEqual(codes.slice(5, 10))
  await sellerDialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(sellerDialog.getByRole('alert')).toHaveText('Selecione um integrador')
  await expectAccessible()
})

test('SEL-005 two characters are not searched, and typing a name on sends one search', async ({ page, logIn }) => {
  const { sellerDialog, requester } = appFrame(page)
  await logIn('administrator')
  await page.goto('/')
  await requester.click()
  await expect(sellerDialog.getByRole('radio')).toHaveCount(5)
  const searches = recordSearches(page)
  const search = sellerDialog.getByRole('searchbox')
  await search.pressSequentially('lu')
  await expect(sellerDialog.getByText('Digite ao menos 3 caracteres para iniciar a busca')).toBeVisible()
  expect(searches).toEqual([])
  // Typed at once: on a busy machine half a second may pass between two keys, and each pause starts a search.
  await search.fill('luz nova')
  await expect(sellerDialog.getByRole('radio')).toHaveCount(1)
  expect(searches).toEqual(['luz nova'])
})

test('SEL-001 SEL-006 SEL-011 an integrator is searched, chosen and changed by keyboard alone', async ({
  page,
  logIn,
}) => {
  const keys = keyboard(page)
  const { sellerDialog, requester } = appFrame(page)
  const confirm = sellerDialog.getByRole('button', { name: 'Confirmar' })
  await logIn('commercial')
  await wizardPage(page).open()
  await expect(sellerDialog.getByRole('radio')).toHaveCount(5)
  await keys.press(confirm)
  await expect(sellerDialog.getByRole('alert')).toHaveText('Selecione um integrador')
  await keys.type(sellerDialog.getByRole('searchbox'), 'pantanal')
  await expect(sellerDialog.getByRole('radio')).toHaveCount(1)
  await keys.press(sellerDialog.getByRole('radio', { name: 'Pantanal Energia' }), 'Space')
  await keys.press(confirm)
  await expect(sellerDialog).toBeHidden()
  await expect(requester).toHaveText(/Pantanal Energia/)
  await keys.press(requester)
  await expect(sellerDialog.getByRole('radio')).toHaveCount(5)
  await keys.press(sellerDialog.getByRole('button', { name: 'Próxima página' }))
  await keys.reach(sellerDialog.getByRole('radio', { name: 'Pantanal Energia' }))
  await page.keyboard.press('ArrowUp')
  await expect(sellerDialog.getByRole('radio', { name: 'Norte Solar' })).toBeChecked()
  await keys.press(confirm)
  await expect(requester).toHaveText(/Norte Solar/)
  await expect(requester).toBeFocused()
})

test('SEL-009 a list that fails is reported in the dialog, and can be requested again', async ({ page, logIn }) => {
  const { sellerDialog, requester } = appFrame(page)
  await logIn('commercial')
  await page.route('**/api/users/seller?**', (route) => route.abort())
  await page.goto('/')
  await requester.click()
  await expect(sellerDialog).toContainText('Não foi possível estabelecer uma conexão')
  await page.unroute('**/api/users/seller?**')
  await sellerDialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(sellerDialog.getByRole('radio')).toHaveCount(5)
})

test('SEC-019 C-227 CART-032 an order is given to the chosen integrator, after a list of the data it loses', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await orderInAnalysis({ call, logIn })
  const customer = `Recebedor ${id}`
  await registerPerson(call, { name: customer, seller: 'INT009' })
  await logIn('commercial', 'INT009')
  await page.goto(`/pedidos/${id}`)
  await page.getByRole('button', { name: `Ações do pedido ${id}` }).click()
  await page.getByRole('menuitem', { name: 'Mudar integrador' }).click()
  const dialog = page.getByRole('dialog', { name: `Mudar integrador do pedido ${id}` })
  await expect(dialog.getByRole('listitem')).toContainText([
    'Cliente, endereço',
    'Forma de pagamento',
    'Logs até agora',
  ])
  await dialog.getByRole('button', { name: customer }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Mudar integrador' }).click()
  await expect(page.getByText('Integrador alterado com sucesso!')).toBeVisible()
  await page.getByRole('tab', { name: 'Logs' }).click()
  const former = page.getByRole('region', { name: 'Antes da mudança de integrador' })
  await expect(former).toContainText('Pix')
  await expect(former).toContainText('Pedido criado')
})
