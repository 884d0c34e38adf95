import { showOrder } from '@girassol/contract/orders'
import { listOtherPaymentMethods } from '@girassol/contract/payment-methods'
import { openCheckout, openPix } from '@girassol/contract/payments'
import { canGetBankSlip, hasInvoice, printAttachment } from '@girassol/contract/printing'
import { readSession } from '@girassol/contract/session'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from './access/session.tsx'
import { OrderActing, OrderCommandsProvider } from './features/orders/acting/order-acting.tsx'
import { OrderMenu } from './features/orders/acting/order-menu.tsx'
import { fakeApi } from './lib/fake-api.ts'
import { renderScreen } from './lib/render-screen.tsx'
import { orderCommands } from './order-commands.tsx'

const pix = { mundipaggPixUrl: '', mundipaggPixQrCode: 'GIRASSOL', dueDate: '2026-11-24' }
const checkout = {
  isError: false,
  message: null,
  mundipaggBoletoUrl: null,
  mundipaggCheckoutToken: null,
  mundipaggCheckoutUrl: null,
  parts: [],
}
const paper = { data: { data: btoa('%PDF-1.4'), name: 'NF 10482', xml: null, accessKey: null } }

const shown = (fields: Parameters<typeof anOrder>[0] = {}, place: 'row' | 'header' = 'header') => {
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(showOrder, anOrder(fields))
    .on(openPix, pix)
    .on(openCheckout, checkout)
    .on(listOtherPaymentMethods, { data: [], total: 0, totalIsExact: true })
    .on(canGetBankSlip, false)
    .on(hasInvoice, true)
    .on(printAttachment, paper)
  return renderScreen(
    <OrderCommandsProvider value={orderCommands}>
      <SessionProvider>
        <OrderActing>
          <OrderMenu order={anOrder(fields)} place={place} />
        </OrderActing>
      </SessionProvider>
    </OrderCommandsProvider>,
  )
}

const open = (...given: Parameters<typeof shown>) => {
  shown(...given)
  return userEvent.setup()
}

const runs = async (user: ReturnType<typeof userEvent.setup>, label: string) => {
  await user.click(await screen.findByRole('button', { name: 'Ações do pedido 10482' }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
}

const leave = vi.fn()

beforeEach(() => {
  leave.mockClear()
  vi.stubGlobal('open', leave)
})

describe('what can be done to an order opens its dialog', () => {
  test.each([
    { id: 'APR-001', label: 'Aprovar pedido', dialog: 'Pedido Nº 10482' },
    { id: 'ORD-034', label: 'Feedback', dialog: 'Feedback do pedido' },
    { id: 'PAY-016', label: 'Liberar forma de pagamento', dialog: 'Liberar forma de pagamento do pedido 10482' },
    { id: 'APR-021', label: 'Cancelar pedido ERP', dialog: 'Cancelar pedido 10482' },
    { id: 'RET-003', label: 'Solicitar Pré-Devolução', dialog: 'Solicitar pré-devolução do pedido 10482' },
    { id: 'PRT-001', label: 'Impressão', dialog: 'Impressão' },
    { id: 'APR-033', label: 'Confirmar faturamento', dialog: /10482$/ },
    { id: 'APR-036', label: 'Liberar expedição', dialog: /10482$/ },
    { id: 'APR-012', label: 'Reprovar pedido', dialog: 'Reprovar pedido 10482' },
    { id: 'FRT-001', label: 'Enviar para o Fretefy', dialog: 'Enviar pedido 10482 para o Fretefy' },
  ])('ORD-036 $id $label', async ({ label, dialog }) => {
    await runs(open({ approvalFeedback: 'Telhado sem laudo.' }), label)
    expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy()
  })

  test('VOU-012 C-70 Comprovantes leads to the vouchers of the order', async () => {
    const { router } = shown({ paymentMethod: 'FINANCING' })
    const user = userEvent.setup()
    await runs(user, 'Comprovantes')
    expect(router.state.location.pathname).toBe('/pedidos/10482/comprovantes')
  })

  test('ORD-036 PAY-041 Pagar an order by Pix', async () => {
    await runs(open({ paymentMethod: 'PIX' }), 'Pagar')
    expect(await screen.findByRole('dialog', { name: 'Pagar pedido 10482 com Pix' })).toBeTruthy()
  })

  test.each(['CREDIT_CARD', 'BARCODE', 'CREDIT_CARD + BARCODE', 'CREDIT_CARD + CREDIT_CARD'] as const)(
    'ORD-036 PAY-041 Pagar an order by %s, from its row too',
    async (paymentMethod) => {
      await runs(open({ paymentMethod }, 'row'), 'Pagar')
      expect(await screen.findByRole('dialog', { name: 'Pagar pedido 10482' })).toBeTruthy()
      expect(leave).not.toHaveBeenCalled()
    },
  )

  test('PAY-040 a boleto that was made is opened instead', async () => {
    const barcodeUrl = 'https://pay.example/boleto.pdf'
    await runs(open({ paymentMethod: 'BARCODE', barcodeUrl }), 'Pagar')
    expect(leave.mock.calls).toEqual([[barcodeUrl, '_blank', 'noopener']])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('ORD-036 NFE-001 the NF-e is looked at from the papers', async () => {
    const user = open({ status: 'INVOICE_BILLED' })
    await runs(user, 'Impressão')
    await user.click(await screen.findByRole('button', { name: 'Ver Nota fiscal' }))
    expect(await screen.findByRole('dialog', { name: /^NF-e/ })).toBeTruthy()
  })
})
