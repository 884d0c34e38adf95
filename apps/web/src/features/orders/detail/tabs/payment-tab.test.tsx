import { type ChargeView, listCharges, settleDivergentPayment } from '@girassol/contract/payments'
import { readSession } from '@girassol/contract/session'
import { canAddAttachments, listAttachments } from '@girassol/contract/vouchers'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { anAttachment } from '@girassol/test-data/vouchers'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../../access/session.tsx'
import { fakeApi, refusing } from '../../../../lib/fake-api.ts'
import { renderScreen } from '../../../../lib/render-screen.tsx'
import { orderCommands } from '../../../../order-commands.tsx'
import { OrderActing, OrderCommandsProvider } from '../../acting/order-acting.tsx'
import { PaymentTab } from './payment-tab.tsx'

const remaining = { id: 1, filename: 'abc_recibo.pdf', deletedAt: null }
const removed = { ...remaining, id: 2, deletedAt: '2026-11-21T12:14:00.000Z' }

type Files = readonly (typeof remaining | typeof removed)[]

const draw = async (role: Role, invoiceAttachments: Files, canAdd = false) => {
  fakeApi()
    .on(readSession, aSession(role))
    .on(canAddAttachments, canAdd)
    .on(listAttachments, { data: [anAttachment()], total: 1, totalIsExact: true })
  renderScreen(
    <OrderCommandsProvider value={orderCommands}>
      <SessionProvider>
        <OrderActing>
          <PaymentTab
            order={anOrder({ paymentMethod: 'PIX', invoiceAttachments: [...invoiceAttachments] })}
            onOpenBranch={() => undefined}
          />
        </OrderActing>
      </SessionProvider>
    </OrderCommandsProvider>,
  )
  await screen.findByText('Método de pagamento')
  return screen.queryByRole('button', { name: 'Comprovantes anexados' })
}

test('VOU-008 C-70 the payment of an order links to its files', async () => {
  const button = await draw('INTEGRATOR', [removed, remaining])
  if (button) await userEvent.click(button)
  expect(await screen.findByText('recibo.pdf')).toBeTruthy()
})

test('VOU-038 VOU-029 where documents may be added there is a link even without files', async () => {
  await draw('INTEGRATOR', [], true)
  expect(await screen.findByRole('button', { name: 'Comprovantes anexados' })).toBeTruthy()
})

test.each<[string, Role, Files]>([
  ['a role that may not read them', 'LOGISTICS', [remaining]],
  ['an order without files', 'INTEGRATOR', []],
  ['an order whose files were all removed', 'INTEGRATOR', [removed]],
])('VOU-008 C-70 %s has no link to them', async (_what, role, files) => {
  expect(await draw(role, files)).toBeNull()
})

const divergent: ChargeView = {
  id: 8,
  part: 1,
  means: 'PIX',
  amount: 7198,
  installments: 1,
  state: 'MISMATCHED',
  dueDate: '2026-11-26',
  url: null,
  code: null,
  paidAmount: 7198.01,
  settlement: { accept: { allowed: true }, giveBack: { allowed: true } },
}

const drawCharges = (...charges: ChargeView[]) => {
  const order = anOrder({ status: 'INVOICE_APPROVED', paymentMethod: 'PIX' })
  const api = fakeApi().on(readSession, aSession('FINANCIAL')).on(canAddAttachments, false).on(listCharges, charges)
  renderScreen(
    <OrderCommandsProvider value={orderCommands}>
      <SessionProvider>
        <OrderActing>
          <PaymentTab order={order} onOpenBranch={() => undefined} />
        </OrderActing>
      </SessionProvider>
    </OrderCommandsProvider>,
  )
  return { api, user: userEvent.setup() }
}
const openSettlement = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Resolver valor divergente' }))
  const dialog = await screen.findByRole('dialog', { name: /^Resolver valor divergente do pedido/ })
  await within(dialog).findByRole('radio', { name: 'Devolver' })
  return within(dialog)
}

test('REL-011 a payment of another amount is listed with what was received, and accepted with a reason', async () => {
  const { api, user } = drawCharges(divergent)
  const line = within(await screen.findByRole('listitem', { name: 'Pix' }))
  expect(line.getByText('Valor divergente')).toBeTruthy()
  expect(line.getByText(/7\.198,01/)).toBeTruthy()
  const dialog = await openSettlement(user)
  expect(dialog.getByText('Escolha o que fazer com o valor.')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Aceitar como pago' }))
  await user.type(dialog.getByLabelText('Motivo'), 'Um centavo a mais.')
  api.on(settleDivergentPayment, []).on(listCharges, [{ ...divergent, state: 'PAID', settlement: null }])
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('Valor divergente resolvido.')).toBeTruthy()
  expect(await line.findByText('Pago')).toBeTruthy()
  expect(api.callsTo(settleDivergentPayment)).toMatchObject([
    { params: { chargeId: '8' }, body: { resolution: 'ACCEPTED', reason: 'Um centavo a mais.' } },
  ])
})

test('REL-011 an amount that does not cover the charge can only be returned, and a refusal is shown', async () => {
  const reason = 'O valor recebido não cobre a cobrança: ele precisa ser devolvido.'
  const { api, user } = drawCharges({
    ...divergent,
    paidAmount: 0.01,
    settlement: { accept: { allowed: false, reason }, giveBack: { allowed: true } },
  })
  const dialog = await openSettlement(user)
  expect(dialog.getByText(reason)).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Aceitar como pago' }).disabled).toBe(true)
  await user.click(dialog.getByRole('radio', { name: 'Devolver' }))
  await user.type(dialog.getByLabelText('Motivo'), 'Devolvido hoje por Pix.')
  api.on(settleDivergentPayment, refusing(409, 'Esta cobrança não tem valor divergente a resolver.'))
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  expect(await dialog.findByText('Esta cobrança não tem valor divergente a resolver.')).toBeTruthy()
})

test('REL-011 users who may not settle see the charges without the buttons', async () => {
  drawCharges({ ...divergent, settlement: null })
  expect(await screen.findByText('Valor divergente')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Resolver valor divergente' })).toBeNull()
})
