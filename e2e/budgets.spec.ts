import { expect, test } from './fixtures.ts'
import { recordDetail, recordList } from './pages/record-pages.ts'
import { placeOrder, registerPerson, saveBudget } from './purchases.ts'

test('BUD-003 BUD-004 BUD-018 a budget says how long it is valid, and a search among budgets is kept', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT006'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Validade Curta', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const list = recordList(page)
  await page.goto('/orcamentos')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nº',
    'Salvo em',
    'Cliente',
    'Responsável',
    'Valor total',
    'Expira em',
  ])
  await list.search.fill('validade curta')
  await expect(list.rowOf(id)).toContainText(/[67] dias/)
  await expect(list.rowOf(id).locator('mark').first()).toHaveText(/validade/i)
  await page.reload()
  await expect(list.rowOf(id)).toBeVisible()
  await page.getByRole('tab', { name: 'Expirados' }).click()
  await expect(page.getByText('Nenhum orçamento corresponde à busca.')).toBeVisible()
  await page.getByRole('tab', { name: 'Todos' }).click()
  await list.open(id)
  await expect(recordDetail(page).heading).toHaveText(`Detalhes do orçamento ${id}`)
  await expect(page.getByRole('main')).toContainText(/expira em [67] dias/)
})

test('BUD-005 C-45 a new budget begins in the store', async ({ page, logIn }) => {
  await logIn('integrator')
  await page.goto('/orcamentos')
  await page.getByRole('button', { name: 'Novo Orçamento' }).click()
  await expect(page).toHaveURL('/sales')
})

test('BUD-006 an order opened among the budgets is shown among the orders', async ({ page, logIn, call }) => {
  const seller = 'INT014'
  await logIn('commercial', seller)
  const { name } = await registerPerson(call, { name: 'Pedido Fora do Lugar', seller })
  const { id } = await placeOrder(call, { seller, customer: name })
  await page.goto(`/orcamentos/${id}`)
  await expect(page).toHaveURL(`/pedidos/${id}`)
})
