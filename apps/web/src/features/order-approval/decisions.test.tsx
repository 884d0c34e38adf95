import * as contract from '@girassol/contract/order-approval'
import { listOrders, showOrder } from '@girassol/contract/orders'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ConfirmBillingDialog, ReleaseDispatchDialog } from './confirm-payment-dialogs.tsx'
import { RejectDialog } from './reject-dialog.tsx'

beforeEach(() => notifications.clean())

const open = (Dialog: ComponentType<OrderDialogProps>, order: OrderDialogProps['order']) => {
  const onClose = vi.fn()
  renderScreen(<Dialog order={order} onClose={onClose} />)
  return { onClose, user: userEvent.setup() }
}

const validated = anOrder({ status: 'INVOICE_VALIDATED' })
const isRefused = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

describe('the approval', () => {
  test('APR-001 APR-006 APR-009 REL-010 both confirmations must be ticked before anything is approved', async () => {
    const api = fakeApi().on(contract.approveOrder, validated)
    const { user, onClose } = open(ApproveDialog, validated)
    expect(await screen.findByRole('dialog', { name: 'Pedido Nº 10482' })).toBeTruthy()
    const [irreversible, verified] = screen.getAllByRole('checkbox')
    const approve = () => user.click(screen.getByRole('button', { name: 'Aprovar' }))
    await approve()
    expect(isRefused('Aprovar')).toBe(true)
    expect(screen.getAllByText('Marque as duas confirmações para aprovar.').length).toBeGreaterThan(0)
    await user.click(irreversible as HTMLElement)
    await approve()
    expect(api.callsTo(contract.approveOrder)).toHaveLength(0)
    await user.click(verified as HTMLElement)
    await approve()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(contract.approveOrder).map(({ body }) => body)).toEqual([{ version: 1 }])
    expect(await screen.findByText('Pedido aprovado com sucesso')).toBeTruthy() // APR-009
  })

  const approveAnd = async (click: 'click' | 'dblClick' = 'click') => {
    const { user, onClose } = open(ApproveDialog, validated)
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
    await user[click](screen.getByRole('button', { name: 'Aprovar' }))
    return { user, onClose }
  }

  test('APR-009 a double click approves once, with one key', async () => {
    const api = fakeApi().on(contract.approveOrder, validated)
    const { onClose } = await approveAnd('dblClick')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const calls = api.callsTo(contract.approveOrder)
    expect(calls.map(({ headers }) => headers.has('Idempotency-Key'))).toEqual([true])
  })

  test('APR-008 a failure is a toast in the quoted words; the dialog stays and can be retried', async () => {
    fakeApi().on(contract.approveOrder, refusing(500, 'Internal Server Error'))
    const { onClose } = await approveAnd()
    expect(await screen.findByText('Ocorreu um erro ao aprovar o pedido.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(isRefused('Aprovar')).toBe(false))
  })

  test('APR-002 a user who approves too late sees who was first, and can open the current order', async () => {
    const sentence = 'Renato Torres moveu este pedido para “Processando” em 23/11/2026 às 12:00.'
    fakeApi()
      .on(contract.approveOrder, refusing(409, sentence, { reason: 'notNow' }))
      .on(showOrder, validated)
    const { user, onClose } = await approveAnd()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(isRefused('Aprovar')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Ver como está agora' }))
    expect(onClose).toHaveBeenCalled()
  })
})

describe('the reproval', () => {
  test('SEC-016 C-226 a retry with the same reason uses the same key, and another reason a new one', async () => {
    const api = fakeApi().on(contract.rejectOrder, refusing(500, 'Internal Server Error'))
    const { user } = open(RejectDialog, validated)
    const field = await screen.findByRole('textbox', { name: 'Motivo' })
    await user.type(field, 'Falta o projeto')
    for (const count of [1, 2, 3]) {
      if (count === 3) await user.type(field, ' assinado')
      await waitFor(() => expect(isRefused('Reprovar')).toBe(false))
      await user.click(screen.getByRole('button', { name: 'Reprovar' }))
      await waitFor(() => expect(api.callsTo(contract.rejectOrder)).toHaveLength(count))
    }
    const [first, again, other] = api.callsTo(contract.rejectOrder).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('APR-013 APR-014 APR-017 REL-010 a validated order needs a reason, sent as observation', async () => {
    const api = fakeApi().on(contract.rejectOrder, validated)
    const { user, onClose } = open(RejectDialog, validated)
    const field = await screen.findByRole('textbox', { name: 'Motivo' })
    expect(isRefused('Reprovar')).toBe(true)
    await user.type(field, ' Falta o projeto ')
    await user.click(screen.getByRole('button', { name: 'Reprovar' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(contract.rejectOrder)[0]?.body).toEqual({ observation: 'Falta o projeto', version: 1 })
    expect(await screen.findByText('Pedido reprovado com sucesso')).toBeTruthy()
  })

  test('APR-011 APR-015 REL-010 an order in analysis may be rejected without a reason, sent as feedback', async () => {
    const api = fakeApi().on(contract.invalidateOrder, anOrder())
    const { user, onClose } = open(RejectDialog, anOrder())
    expect(await screen.findByRole('textbox', { name: 'Motivo (opcional)' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Reprovar' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(contract.invalidateOrder)[0]?.body).toEqual({ feedback: '', version: 1 })
  })

  test('APR-016 a failure is shown in the quoted words', async () => {
    fakeApi().on(contract.invalidateOrder, refusing(500, 'Internal Server Error'))
    const { user } = open(RejectDialog, anOrder())
    await user.click(await screen.findByRole('button', { name: 'Reprovar' }))
    expect(await screen.findByText('Ocorreu um erro ao reprovar o pedido.')).toBeTruthy()
  })
})

describe('the cancellation', () => {
  const cancelled = async (answer: Parameters<ReturnType<typeof fakeApi>['on']>[1]) => {
    const api = fakeApi().on(contract.cancelOrder, answer as never)
    const { user, onClose } = open(CancelDialog, anOrder({ status: 'INVOICE_APPROVED' }))
    expect(await screen.findByRole('dialog', { name: 'Cancelar pedido 10482' })).toBeTruthy()
    expect(isRefused('Cancelar pedido')).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Cliente desistiu')
    await user.click(screen.getByRole('button', { name: 'Cancelar pedido' }))
    return { api, onClose }
  }

  test('APR-021 APR-022 APR-024 a reason is required and sent', async () => {
    const { api, onClose } = await cancelled(anOrder())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(contract.cancelOrder)[0]?.body).toEqual({ reason: 'Cliente desistiu' })
    expect(await screen.findByText('Pedido cancelado com sucesso!')).toBeTruthy()
  })

  test('APR-023 a failure is shown in the quoted words', async () => {
    await cancelled(refusing(503, 'x') as never)
    expect(await screen.findByText('Ocorreu um erro ao cancelar o pedido.')).toBeTruthy()
  })
})

describe('billing and dispatch', () => {
  const rows = [
    [
      'APR-033 APR-034 APR-037 APR-039',
      'Confirmar faturamento',
      ConfirmBillingDialog,
      'INVOICE_BILLING',
      'Pagamento confirmado com sucesso',
      'Ocorreu um erro ao confirmar o faturamento',
    ],
    [
      'APR-033 APR-034 APR-038 APR-040',
      'Liberar expedição',
      ReleaseDispatchDialog,
      'WAITING_DISPATCH',
      'Expedição liberada com sucesso',
      'Ocorreu um erro ao liberar a expedição',
    ],
  ] as const

  test.each(rows)('%s %s asks for confirmation first, then sends its option', async (...row) => {
    const [, verb, Dialog, option, success, failure] = row
    const api = fakeApi().on(contract.confirmPayment, refusing(500, 'x'))
    const { user, onClose } = open(Dialog, anOrder({ paymentMethod: 'FINANCING' }))
    const confirm = await screen.findByRole('button', { name: verb })
    expect(api.callsTo(contract.confirmPayment)).toHaveLength(0)
    await user.click(confirm)
    expect(await screen.findByText(failure)).toBeTruthy()
    api.on(contract.confirmPayment, anOrder()).on(listOrders, { data: [], total: 0, totalIsExact: true })
    await user.click(screen.getByRole('button', { name: verb }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(contract.confirmPayment).map(({ body }) => body)).toEqual([{ option }, { option }])
    expect(await screen.findByText(success)).toBeTruthy()
  })
})

describe('the release of an order that is not paid', () => {
  const unpaid = anOrder({ status: 'BILLED_WAITING_PAYMENT', paymentMethod: 'FINANCING', amountDue: 10_125.93 })

  test('USE-022 shows the unpaid amount, and requires a reason', async () => {
    const api = fakeApi().on(contract.confirmPayment, unpaid)
    const { user, onClose } = open(ReleaseDispatchDialog, unpaid)
    expect(await screen.findByText('Pedido não pago')).toBeTruthy()
    expect(screen.getByText(/^R\$\s10\.125,93 deste pedido ainda não entraram\./)).toBeTruthy()
    expect(isRefused('Liberar expedição')).toBe(true)
    expect(screen.getAllByText('Informe o motivo, de 10 a 300 caracteres.').length).toBeGreaterThan(0)
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Crédito aprovado pelo banco')
    await user.click(screen.getByRole('button', { name: 'Liberar expedição' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(contract.confirmPayment)[0]?.body).toEqual({
      option: 'WAITING_DISPATCH',
      reason: 'Crédito aprovado pelo banco',
    })
  })

  test('USE-022 a paid order needs no reason', async () => {
    fakeApi().on(contract.confirmPayment, unpaid)
    open(ReleaseDispatchDialog, { ...unpaid, amountDue: null })
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('Pedido não pago')).toBeNull()
    expect(isRefused('Liberar expedição')).toBe(false)
  })
})
