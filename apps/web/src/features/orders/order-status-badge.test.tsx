import { listOrders, listSavedViews } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { OrderListScreen } from './list/order-list-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

// info is blue, attention amber, success green, danger red, neutral grey.
test.each([
  ['ORD-061', 'INVOICE', 'Pedido em análise', 'info'],
  ['ORD-062', 'PROCESSING', 'Processando', 'neutral'],
  ['ORD-063', 'INVOICE_VALIDATED', 'Validado', 'attention'],
  ['ORD-064', 'INVOICE_APPROVED', 'Aprovado', 'success'],
  ['ORD-065', 'INVOICE_REPROVED', 'Reprovado', 'danger'],
  ['ORD-066', 'INVOICE_CANCELED', 'Cancelado', 'danger'],
  ['ORD-067', 'INVOICE_CANCELED_PAID', 'Cancelado pago', 'danger'],
  ['ORD-068', 'INVOICE_PAYMENT_ERROR', 'Erro no pagamento', 'danger'],
  ['ORD-069', 'INVOICE_PAYED', 'Pagamento efetuado', 'neutral'],
  ['ORD-070', 'INVOICE_PAYED_ERP', 'Pagamento confirmado', 'neutral'],
  ['ORD-071', 'CONFIRMING_PAYMENT_ERP', 'Confirmando pagamento', 'neutral'],
  ['ORD-072', 'CONFIRMING_BILL_ERP', 'Confirmando faturamento', 'neutral'],
  ['ORD-073', 'INVOICE_BILLING', 'Liberando faturamento', 'neutral'],
  ['ORD-074', 'INVOICE_BILLING_ERP', 'Faturamento liberado', 'neutral'],
  ['ORD-075', 'INVOICE_SEPARATE', 'Em separação', 'neutral'],
  ['ORD-076', 'INVOICE_BILLED', 'Faturado', 'neutral'],
  ['ORD-077', 'BILLED_WAITING_RELEASE', 'Faturado aguardando liberação', 'neutral'],
  ['ORD-078', 'BILLED_WAITING_PAYMENT', 'Faturado aguardando pagamento', 'neutral'],
  ['ORD-079', 'WAITING_DISPATCH', 'Aguardando expedição', 'neutral'],
  ['ORD-080', 'INVOICE_DISPATCHED', 'Expedido', 'neutral'],
  ['ORD-081', 'DELIVERY_EN_ROUTE', 'Em rota de entrega', 'neutral'],
  ['ORD-082', 'DELIVERY_IN_TRANSIT', 'Em trânsito', 'neutral'],
  ['ORD-083', 'DELIVERY_START', 'Entrega iniciada', 'neutral'],
  ['ORD-084', 'DELIVERY_AT_AFFILIATE', 'Na filial da transportadora', 'neutral'],
  ['ORD-085', 'INVOICE_DELIVERED', 'Entregue', 'neutral'],
  ['ORD-086', 'PROCESSING_CANCELLATION', 'Processando cancelamento', 'neutral'],
  ['ORD-087', 'WAITING_APPROVAL', 'Aguardando aprovação', 'neutral'],
  ['ORD-088', 'INVOICE_ANALYSIS', 'Em análise de crédito', 'neutral'],
  ['ORD-089', 'PROCESSING_DISASSEMBLY', 'Em processo de pré-devolução', 'neutral'],
  ['ORD-090', 'INVOICE_RETURNED', 'Devolvido', 'neutral'],
  ['ORD-091', 'FUTURE_SALE', 'Venda futura', 'neutral'],
] as const)('%s C-48 %s is shown as %s in %s', async (...[, status, label, tone]) => {
  fakeApi()
    .on(readSession, aSession('COMMERCIAL'))
    .on(listOrders, { data: [anOrderRow({ status })], total: 1, totalIsExact: true })
    .on(listSavedViews, [])
  renderScreen(
    <SessionProvider>
      <OrderListScreen />
    </SessionProvider>,
    '/pedidos',
  )
  const row = within(await screen.findByRole('row', { name: /10482/ }))
  expect(row.getByText(label).dataset.tone).toBe(tone)
})
