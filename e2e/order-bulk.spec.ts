import { readFileSync } from 'node:fs'
import { toUrl } from '@girassol/contract/http/endpoint'
import { invalidateOrder } from '@girassol/contract/order-approval'
import { validateOrder } from '@girassol/contract/order-validation'
import { recalculateAvailability } from '@girassol/contract/orders'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { recordList } from './pages/record-pages.ts'
import { freshCpf, placeOrder, registerPerson } from './purchases.ts'

const seller = 'INT014'

const selectionBar = (page: Page) => page.getByRole('region', { name: 'Ações da seleção' })
const findHead = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

const chooseColumns = async (page: Page) => {
  await page.getByRole('button', { name: 'Colunas' }).click()
  const columns = page.getByRole('list', { name: 'Colunas' })
  await columns.getByRole('checkbox', { name: 'Pagamento' }).check()
  await columns.getByRole('checkbox', { name: 'Aprovação' }).uncheck()
  await columns.getByRole('checkbox', { name: 'Pagamento' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(findHead(page, 'Aprovação')).toBeHidden()
  return columns
}

test('USE-025 20 orders at once: 17 are validated, three refused with their reasons; columns, period and counts of the list', async ({
  page,
  logIn,
  call,
  openColleague,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  await logIn('commercial')
  const word = `vez${freshCpf()}`
  const { name } = await registerPerson(call, { name: `Vinte ${word}`, seller })
  const ids: number[] = []
  for (let made = 0; made < 20; made += 1) ids.push((await placeOrder(call, { seller, customer: name })).id)
  const [validated = 0, rejected = 0, changed = 0] = [ids[3], ids[9], ids[15]]
  const list = recordList(page)

  await page.goto(`/pedidos?q=${word}`)
  await expect(page.getByText('Mostrando 20 de 20')).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Para validar \d/ })).toBeVisible()
  await expect(list.findRow(validated)).toContainText('agora')
  await chooseColumns(page)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await page.getByRole('button', { name: '7 dias' }).click()
  await expect(page.getByRole('button', { name: 'Remover filtro Criado' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Mostrando 20 de 20')).toBeVisible()
  await expect(findHead(page, 'Pagamento')).toBeVisible()
  await expect(list.findRow(validated)).toContainText('Pix')
  await expect(findHead(page, 'Aprovação')).toBeHidden()

  // With the keyboard: two rows as a range, then all rows with the header checkbox.
  await list.heading.focus()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(selectionBar(page).getByText('2 selecionados')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecionar os pedidos carregados' }).press('Space')
  await expect(selectionBar(page).getByText('20 selecionados')).toBeVisible()
  await expect(selectionBar(page)).toContainText('R$')
  await expectAccessible()

  const { call: other } = await openColleague('commercial-supervisor')
  await other(validateOrder, { params: { id: validated }, body: { discount: 0, deliveryDate: null } })
  await other(invalidateOrder, { params: { id: rejected }, body: { feedback: 'Telhado sem laudo' } })
  const path = toUrl(recalculateAvailability.path.replace(':id', String(changed)))
  await page.route(`**${path}`, (route) => route.fulfill({ json: { updated: true, unavailableItems: [] } }))

  await selectionBar(page).getByRole('button', { name: 'Validar' }).click()
  const question = page.getByRole('dialog', { name: 'Validar: 20 pedidos' })
  await expect(question).toContainText('R$')
  await expectAccessible()
  await question.getByRole('button', { name: 'Validar' }).click()
  const result = page.getByRole('dialog', { name: '17 de 20 pedidos validados' })
  await expect(result).toBeVisible({ timeout: 60_000 })
  const refusals = result.getByRole('list', { name: 'Recusados' }).getByRole('listitem')
  await expect(refusals).toHaveCount(3)
  // The digits of a number may also be in the document of a customer.
  const refusalOf = (id: number) => refusals.filter({ has: page.getByText(String(id), { exact: true }) })
  await expect(refusalOf(validated)).toContainText(/moveu este pedido para “Validado”/)
  await expect(refusalOf(rejected)).toContainText(/moveu este pedido para “Reprovado”/)
  await expect(refusalOf(changed)).toContainText('A disponibilidade dos itens mudou')
  await expectAccessible()
  const download = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Exportar resultado' }).click()
  expect(readFileSync(await (await download).path(), 'utf8').match(/;pedido validado;/g)).toHaveLength(17)
  await result.getByRole('button', { name: 'Voltar à lista' }).click()
  await expect(selectionBar(page).getByText('3 selecionados')).toBeVisible()
  await expect(list.rows.filter({ hasText: 'Validado' })).toHaveCount(18)

  // A refusal is solved in the dialog of that order.
  await page.unroute(`**${path}`)
  await selectionBar(page).getByRole('button', { name: 'Limpar seleção' }).click()
  await page.getByRole('checkbox', { name: `Selecionar pedido ${changed}` }).check()
  const selected = page.waitForEvent('download')
  await selectionBar(page).getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect(
    readFileSync(await (await selected).path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(2)

  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click()
  await expect(findHead(page, 'Aprovação')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await selectionBar(page).getByRole('button', { name: 'Limpar seleção' }).click()
  await page.getByRole('button', { name: 'Selecionar' }).click()
  await page.getByRole('checkbox', { name: `Selecionar pedido ${ids[19]}` }).check()
  await expect(selectionBar(page).getByText('1 selecionado')).toBeVisible()
  await expectAccessible()
})
