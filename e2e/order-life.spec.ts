import { checkCreditCard, listCardAnalyses, sendCreditCardAnalysis } from '@girassol/contract/card-analysis'
import { approveOrder } from '@girassol/contract/order-approval'
import { showOrder } from '@girassol/contract/orders'
import { openPix, selectPaymentMethod } from '@girassol/contract/payments'
import { approveTriangulation, createTriangulation } from '@girassol/contract/triangulation'
import { aPdf } from '@girassol/test-data/files'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder, billedOrder, validatedOrder } from './order-steps.ts'
import { orderDesk } from './pages/order-desk.ts'

/** The integrator sees all steps filled and the order delivered. */
const expectDelivered = async (page: Page, id: number) => {
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.expectStatus('Entregue')
  await expect(page.getByText('Pedido entregue').first()).toBeVisible()
}

type Acting = Parameters<typeof advance>[0] & { readonly page: Page }

/** The financial department confirms the billing of an order, and releases its dispatch after the ERP billed it. */
const billThenRelease = async ({ page, logIn, call }: Acting, id: number) => {
  const desk = orderDesk(page)
  await logIn('financial')
  await desk.open(id)
  await desk.run('Confirmar faturamento')
  await desk.confirm('Confirmar faturamento')
  await expect(page.getByText('Pagamento confirmado com sucesso')).toBeVisible()
  await advance({ call, logIn }, id, 'BILLED_WAITING_PAYMENT')
  await logIn('financial')
  await desk.open(id)
  await desk.run('Liberar expedição')
  await expect(desk.dialog.getByText(/deste pedido ainda não entraram\./)).toBeVisible()
  await expect(desk.dialog.getByRole('button', { name: 'Liberar expedição' })).toBeDisabled()
  await desk.dialog.getByRole('textbox', { name: 'Motivo' }).fill('Crédito aprovado pelo banco')
  await desk.confirm('Liberar expedição')
  await expect(page.getByText('Expedição liberada com sucesso')).toBeVisible()
}

type HaltedOrder = { readonly id: number; readonly expectAccessible: () => Promise<void> }

/**
 * The integrator sees who the order waits for; the financial department sees what happened, since when and what to do.
 */
const expectWaitForFinancial = async ({ page, logIn }: Acting, { id, expectAccessible }: HaltedOrder) => {
  const desk = orderDesk(page)
  const happened = page.getByText(/^O pagamento de R\$\s[\d.,]+ com cartão está em análise\.$/)
  await logIn('integrator')
  await desk.open(id)
  await expect(happened).toBeVisible()
  await expect(page.getByText(/^Com o financeiro desde \d{2}\/\d{2}\/\d{4}\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analisar cartão' })).toBeHidden()
  await logIn('financial')
  await desk.open(id)
  await expect(page.getByText('Quem age: você (financeiro)')).toBeVisible()
  await expect(page.getByText(/^parado desde/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Analisar cartão' }).click()
  await expect(page).toHaveURL(/\/analise/)
}

test('C-50 PAY-043 an order by Pix, from its charge to the delivery', async ({ page, logIn, call }) => {
  const id = await approvedOrder({ call, logIn })
  await logIn('integrator')
  expect(await call(openPix, { params: { id } })).toMatchObject({ mundipaggPixQrCode: expect.stringMatching(/^0002/) })
  await advance({ call, logIn }, id, 'INVOICE_DELIVERED')
  await logIn('integrator')
  await expectDelivered(page, id)
})

test('C-50 C-141 an order by slip is paid in the simulated bank and delivered', async ({ page, logIn, call }) => {
  const id = await approvedOrder({ call, logIn }, { payment: 'BARCODE' })
  await advance({ call, logIn }, id, 'INVOICE_DELIVERED')
  await logIn('integrator')
  await expectDelivered(page, id)
})

test('USE-019 USE-023 C-87 CCA-028 CCA-029 an order by card waits for the analysis of the financial department', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await approvedOrder({ call, logIn }, { payment: 'CREDIT_CARD' })
  await advance({ call, logIn }, id, 'INVOICE_ANALYSIS')
  await expectWaitForFinancial({ page, logIn, call }, { id, expectAccessible })
  await logIn('financial')
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.expectStatus('Em análise de crédito')
  const { data } = await call(listCardAnalyses, { query: { skip: 1, take: 15, term: String(id) } })
  const analysis = data.find(({ invoice }) => invoice.id === id)?.id ?? 0
  await call(checkCreditCard, { params: { id: analysis } })
  await call(sendCreditCardAnalysis, { body: { invoicePaycreditId: analysis, analysis: 'Cartão do próprio cliente.' } })
  await advance({ call, logIn }, id, 'INVOICE_DELIVERED')
  await logIn('integrator')
  await expectDelivered(page, id)
})

test('USE-022 DET-015 APR-036 a financed order is billed first and released by the financial department', async ({
  page,
  logIn,
  call,
}) => {
  const id = await approvedOrder({ call, logIn }, { payment: 'FINANCING' })
  await billThenRelease({ page, logIn, call }, id)
  await advance({ call, logIn }, id, 'INVOICE_DELIVERED')
  await logIn('integrator')
  await expectDelivered(page, id)
})

test('PAY-024 C-50 an others payment is released, approved, billed and delivered', async ({ page, logIn, call }) => {
  const id = await validatedOrder({ call, logIn }, { payment: 'OTHERS' })
  await logIn('financial')
  const { totalInvoice } = await call(showOrder, { params: { id } })
  const dueDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await call(selectPaymentMethod, {
    params: { id },
    body: {
      code: '030',
      description: 'Boleto 30 dias',
      quantityInstallment: 1,
      rangeInstallment: 30,
      installments: [{ numberInstallment: 1, value: totalInvoice ?? 0, dueDate }],
    },
  })
  await logIn('commercial')
  await call(approveOrder, { params: { id } })
  await advance({ call, logIn }, id, 'INVOICE_APPROVED')
  await billThenRelease({ page, logIn, call }, id)
  await advance({ call, logIn }, id, 'INVOICE_DELIVERED')
  await logIn('integrator')
  await expectDelivered(page, id)
})

test('C-76 C-78 TRI-023 a triangulation is released before it leaves', async ({ page, logIn, call }) => {
  const id = await billedOrder({ call, logIn }, { terms: { isTriangulation: true } })
  await logIn('integrator')
  const file = Buffer.from(aPdf(), 'latin1').toString('base64')
  const operation = await call(createTriangulation, {
    params: { id },
    body: {
      customerDocument: '11222333000181',
      customerName: 'Padaria Central Ltda',
      additionalData: '',
      addressCity: 'Campinas',
      addressState: 'SP',
      totalValue: 12_500.5,
      attachments: [{ name: 'nota.pdf', file }],
    },
  })
  expect(operation.status).toBe('COMPLETED')
  await logIn('administrator')
  await call(approveTriangulation, { params: { id } })
  await advance({ call, logIn }, id, 'INVOICE_DELIVERED')
  await logIn('integrator')
  await expectDelivered(page, id)
})
