import type { Download, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { billedOrder } from './order-steps.ts'
import { printDialog } from './pages/print-dialog.ts'
import { placeOrder, saveBudget } from './purchases.ts'

const seller = 'INT001'

/** The downloads from now on. */
const recordDownloads = (page: Page): Download[] => {
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  return downloads
}

const readHead = async (download: Download | undefined): Promise<string> => {
  const stream = await download?.createReadStream()
  for await (const chunk of stream ?? []) return String(chunk).slice(0, 5)
  return ''
}

const listNames = (downloads: readonly Download[]) => downloads.map((download) => download.suggestedFilename())

test('DET-012 PRT-001 PRT-006 PRT-007 an order in analysis is printed by keyboard alone', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn('administrator', seller)
  const { id } = await placeOrder(call, { seller })
  const downloads = recordDownloads(page)
  const print = printDialog(page)
  await page.goto(`/pedidos/${id}`)
  await print.opener.focus()
  await page.keyboard.press('Enter')
  await expect(print.papers).toHaveCount(1)
  await expect(print.paper('Pedido')).toBeChecked()
  await expectAccessible()
  await print.download.focus()
  await page.keyboard.press('Enter')
  await expect(print.dialog).toBeHidden()
  await expect(print.opener).toBeFocused()
  await expect.poll(() => listNames(downloads)).toEqual([`Pedido ${id}.pdf`])
  expect(await readHead(downloads[0])).toBe('%PDF-')
})

test('PRT-002 PRT-009 NFE-004 a billed order: both papers at once, and its NF-e in place', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await billedOrder({ call, logIn })
  const downloads = recordDownloads(page)
  const print = printDialog(page)
  await page.goto(`/pedidos/${id}`)
  await print.open()
  await print.paper('Nota fiscal').check()
  await print.download.click()
  await expect.poll(() => listNames(downloads).toSorted()).toEqual([`Nota fiscal ${id}.pdf`, `Pedido ${id}.pdf`])
  for (const download of downloads) expect(await readHead(download)).toBe('%PDF-')
  await print.open()
  await print.view('Nota fiscal')
  const invoice = print.invoice(`NF-e do pedido ${id}`)
  await expect(invoice.getByText('Chave de acesso')).toBeVisible()
  await expect(invoice.getByText(/^(\d{4} ){10}\d{4}$/)).toBeVisible()
  await expectAccessible()
  await invoice.getByRole('button', { name: 'Baixar XML' }).click()
  await expect.poll(() => listNames(downloads)).toContain(`Nota fiscal ${id}.xml`)
  await invoice.getByRole('button', { name: 'Voltar' }).click()
  await expect(print.dialog).toBeVisible()
})

test('NFE-001 NFE-002 NFE-003 PRT-003 PRT-004 the two invoices of a future sale', async ({ page, logIn, call }) => {
  const id = await billedOrder({ call, logIn }, { terms: { isFutureSale: true } })
  const print = printDialog(page)
  await page.goto(`/pedidos/${id}`)
  await print.open()
  await expect(print.papers).toHaveCount(3)
  await print.view('Nota fiscal de simples remessa')
  const shipment = print.invoice(`NF-e de simples remessa do pedido ${id}`)
  await expect(shipment.getByText('Chave de acesso')).toBeVisible()
  await shipment.getByRole('button', { name: 'Voltar' }).click()
  await print.view('Nota fiscal de venda futura')
  await expect(print.invoice(`NF-e de venda futura do pedido ${id}`).getByText('Chave de acesso')).toBeVisible()
})

const unlucky = { status: 500, json: { statusCode: 500, error: 'x', message: 'x', requestId: 'x' } }

test('PRT-010 PRT-011 NFE-005 what fails is named: the options, one of two papers, an invoice', async ({
  page,
  logIn,
  call,
}) => {
  const id = await billedOrder({ call, logIn })
  const print = printDialog(page)
  await page.goto(`/pedidos/${id}`)
  await page.route('**/can-get-bank-slip-m8', (route) => route.fulfill(unlucky))
  await print.open()
  await expect(page.getByText('Erro ao carregar opções')).toBeVisible()
  await expect(print.papers).toHaveCount(1)
  await page.unroute('**/can-get-bank-slip-m8')
  await print.dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(print.papers).toHaveCount(2)
  let requestCount = 0
  await page.route('**/print-attachment/NF', (route) => {
    requestCount += 1
    return route.fulfill(requestCount === 1 ? { ...unlucky, status: 404 } : unlucky)
  })
  await print.paper('Nota fiscal').check()
  const downloads = recordDownloads(page)
  await print.download.click()
  await expect(page.getByText('Erro ao encontrar Nota fiscal')).toBeVisible()
  await expect.poll(() => listNames(downloads)).toEqual([`Pedido ${id}.pdf`])
  await print.view('Nota fiscal')
  await expect(page.getByText('Ocorreu um erro ao buscar a nota fiscal.')).toBeVisible()
  expect(requestCount).toBe(2)
})

test('BUD-047 PRT-012 PRT-013 a budget is printed from its page, and a failure is shown', async ({
  page,
  logIn,
  call,
}) => {
  await logIn('administrator', seller)
  const { id } = await saveBudget(call, { seller })
  const downloads = recordDownloads(page)
  await page.goto(`/orcamentos/${id}`)
  const print = async () => {
    await page.getByRole('button', { name: `Ações do orçamento ${id}` }).click()
    await page.getByRole('menuitem', { name: 'Impressão' }).click()
  }
  await print()
  await expect(page.getByText('Arquivo gerado com sucesso')).toBeVisible()
  await expect.poll(() => listNames(downloads)).toEqual([`Orçamento ${id}.pdf`])
  expect(await readHead(downloads[0])).toBe('%PDF-')
  await page.route('**/pdf?document=budget', (route) => route.fulfill(unlucky))
  await print()
  await expect(page.getByText('Ocorreu um erro ao gerar o arquivo.')).toBeVisible()
})
