import {
  listContributorLog,
  listOrderLog,
  type OrderView,
  recalculateInsurance,
  showOrder,
} from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { orderCommands } from '../../../order-commands.tsx'
import { OrderCommandsProvider } from '../acting/order-acting.tsx'
import { OrderDetailScreen } from './order-detail-screen.tsx'

const draw = (role: Role, rest: Partial<OrderView>) => {
  fakeApi()
    .on(readSession, aSession(role))
    .on(showOrder, anOrder(rest))
    .on(recalculateInsurance, { insurance: true })
    .on(listContributorLog, [])
    .on(listOrderLog, [])
  return renderScreen(
    <SessionProvider>
      <OrderCommandsProvider value={orderCommands}>
        <OrderDetailScreen />
      </OrderCommandsProvider>
    </SessionProvider>,
    '/pedidos/10482',
    '/pedidos/$id',
  )
}

const fourDaysAgo = new Date(Date.now() - 4 * 86_400_000 - 3_600_000).toISOString()

const halted = (cause: NonNullable<OrderView['halt']>['cause'], rest: Partial<OrderView>): Partial<OrderView> => ({
  halt: { cause, reason: null },
  statusSince: fourDaysAgo,
  ...rest,
})

const yellow = () => screen.queryAllByRole('button').filter(({ dataset }) => dataset.variant === 'next')

const paymentError = halted('paymentError', {
  status: 'INVOICE_PAYMENT_ERROR',
  holder: 'financial',
  halt: { cause: 'paymentError', reason: 'estorno pedido pelo titular' },
  boarding: { kind: 'suspended', day: '2026-11-18' },
})

describe('an order that does not go on by itself', () => {
  test('USE-019 the department that acts reads what happened, since when, the next step and its one button', async () => {
    draw('FINANCIAL', paymentError)
    expect(
      await screen.findByText(/O pagamento de R\$\s10\.125,93 foi estornado ou veio com outro valor\./),
    ).toBeTruthy()
    expect(screen.getByText('estorno pedido pelo titular')).toBeTruthy()
    expect(screen.getByText('Quem age: você (financeiro)').parentElement?.textContent).toMatch(/há 4 dias\.$/)
    expect(screen.getByText(/^Próximo passo: confira a cobrança/)).toBeTruthy()
    expect(yellow().map(({ textContent }) => textContent)).toEqual(['Ver pagamento'])
    expect(screen.getByText('suspensa')).toBeTruthy()
    expect(screen.getByText('era 18/11/2026')).toBeTruthy()
  })

  test('USE-019 the others read who has it and since when, without a button', async () => {
    draw('COMMERCIAL', paymentError)
    expect(await screen.findByText(/^Com o financeiro desde \d{2}\/\d{2}\/\d{4}\.$/)).toBeTruthy()
    expect(screen.queryByText(/Quem age/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ver pagamento' })).toBeNull()
  })

  test('USE-019 the tracker marks the step where it stopped, and since when', async () => {
    draw('FINANCIAL', paymentError)
    const steps = within(await screen.findByRole('list', { name: 'Andamento' })).getAllByRole('listitem')
    expect(steps[2]?.textContent).toMatch(/^Aguardando pagamentoparadaparado desde \d{2}/)
    expect(steps.filter(({ textContent }) => textContent?.includes('parada'))).toHaveLength(1)
  })

  test.each([
    ['reproved', 'INVOICE_REPROVED', 'integrator', 'INTEGRATOR', 'Refazer orçamento'],
    ['paymentRefused', 'INVOICE_APPROVED', 'integrator', 'INTEGRATOR', 'Pagar'],
    ['creationRefused', 'INVOICE_VALIDATED', 'commercial', 'COMMERCIAL', 'Aprovar'],
    ['billingRefused', 'INVOICE_APPROVED', 'financial', 'FINANCIAL', 'Confirmar faturamento'],
    ['billedUnpaid', 'BILLED_WAITING_PAYMENT', 'financial', 'FINANCIAL', 'Liberar expedição'],
    ['billedUnreleased', 'BILLED_WAITING_RELEASE', 'financial', 'FINANCIAL', 'Liberar expedição'],
    ['cardAnalysis', 'INVOICE_ANALYSIS', 'financial', 'FINANCIAL', 'Analisar cartão'],
    ['refundOwed', 'INVOICE_CANCELED_PAID', 'financial', 'FINANCIAL', 'Ver pagamento'],
  ] as const)('USE-019 %s in %s: the %s has the one yellow button', async (...row) => {
    const [cause, status, holder, role, button] = row
    draw(role, halted(cause, { status, holder }))
    await screen.findByText(/^Próximo passo: /)
    expect(yellow().map(({ textContent }) => textContent)).toEqual([button])
    expect(screen.getByText(/^Quem age: você/)).toBeTruthy()
  })

  test('USE-019 an order that goes on has no notice', async () => {
    draw('FINANCIAL', { status: 'INVOICE_APPROVED', holder: 'integrator' })
    expect(await screen.findByRole('list', { name: 'Andamento' })).toBeTruthy()
    expect(screen.queryByText(/^Próximo passo: /)).toBeNull()
  })
})

test('USE-023 the note counts from the last change of status, not from the last step', async () => {
  const { actions } = anOrder()
  const none = Object.fromEntries(Object.keys(actions).map((name) => [name, { allowed: false, reason: 'Não.' }]))
  draw('LOGISTICS', {
    status: 'PROCESSING',
    holder: 'erp',
    statusSince: '2026-11-17T12:14:00.000Z',
    steps: ['2026-11-10T12:14:00.000Z', '2026-11-10T12:14:00.000Z', null, null, null, null, null, null],
    actions: none as OrderView['actions'],
  })
  expect(await screen.findByText(/Com o sistema da distribuidora desde 17\/11\/2026/)).toBeTruthy()
})
