import {
  listContributorLog,
  listOrderLog,
  type OrderView,
  recalculateInsurance,
  showOrder,
} from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { awaitingApprovalSentence } from '@girassol/domain/purchase-approvals'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { BudgetDetailScreen } from './budget-detail-screen.tsx'

const draw = (rest: Partial<OrderView>) => {
  const budget = anOrder({ status: 'BUDGET', expiresAt: '2026-11-28T12:14:00.000Z', ...rest })
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(showOrder, budget)
    .on(recalculateInsurance, { insurance: true })
    .on(listContributorLog, [])
    .on(listOrderLog, [])
  renderScreen(
    <SessionProvider>
      <BudgetDetailScreen />
    </SessionProvider>,
    '/orcamentos/10482',
    '/orcamentos/$id',
  )
}

test('USE-004 a budget shows its validity and the next step, and no step of an order', async () => {
  draw({})
  const progress = await screen.findByRole('region', { name: 'Andamento' })
  expect(progress.textContent).toBe('Válido até 28/11/2026, 09:14Próximo passo: fazer o pedido')
  expect(screen.queryByText('Pedido em análise')).toBeNull()
  expect(screen.queryByText('concluída')).toBeNull()
})

test('USE-004 an incomplete budget lists what is missing', async () => {
  const reason = 'Informe o cliente.'
  draw({ actions: { ...anOrder().actions, placeOrder: { allowed: false, reason } } })
  const progress = await screen.findByRole('region', { name: 'Andamento' })
  expect(progress.textContent).toContain('Próximo passo: completar o orçamento. Informe o cliente.')
})

test('USE-004 an expired budget shows since when, and offers to be remade', async () => {
  draw({ status: 'BUDGET_EXPIRED' })
  const progress = await screen.findByRole('region', { name: 'Andamento' })
  expect(progress.textContent).toContain('Expirou em 28/11/2026, 09:14')
  expect(progress.textContent).toContain('refazer o orçamento com os preços de hoje')
})

test('COMP-013 a budget that waits for an approval of the company says so, and its next step is to wait', async () => {
  const refused = { allowed: false, reason: awaitingApprovalSentence } as const
  const actions = { ...anOrder().actions, placeOrder: refused, editBudget: refused, removeBudget: refused }
  draw({ awaitsApprovalUntil: '2026-11-28T12:14:00.000Z', actions })
  const progress = await screen.findByRole('region', { name: 'Andamento' })
  expect(progress.textContent).toContain('Próximo passo: aguardar a aprovação da empresa')
  expect(await screen.findByText('Aguarda até 28/11/2026 às 09:14.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Fazer pedido' }).getAttribute('aria-disabled')).toBe('true')
})
