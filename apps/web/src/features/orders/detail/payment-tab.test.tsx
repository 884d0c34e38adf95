import { readSession } from '@girassol/contract/session'
import { canAddAttachments, listAttachments } from '@girassol/contract/vouchers'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { anAttachment } from '@girassol/test-data/vouchers'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { orderCommands } from '../../../order-commands.tsx'
import { OrderActing, OrderCommandsProvider } from '../acting/order-acting.tsx'
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

test('VOU-008 C-70 the payment of an order leads to its files', async () => {
  const button = await draw('INTEGRATOR', [removed, remaining])
  if (button) await userEvent.click(button)
  expect(await screen.findByText('recibo.pdf')).toBeTruthy()
})

test('VOU-038 VOU-029 where documents may be added there is a way to them without any file', async () => {
  await draw('INTEGRATOR', [], true)
  expect(await screen.findByRole('button', { name: 'Comprovantes anexados' })).toBeTruthy()
})

test.each<[string, Role, Files]>([
  ['whoever may not read them', 'LOGISTICS', [remaining]],
  ['an order without files', 'INTEGRATOR', []],
  ['an order whose files were all removed', 'INTEGRATOR', [removed]],
])('VOU-008 C-70 %s has no way to them', async (_what, role, files) => {
  expect(await draw(role, files)).toBeNull()
})
