import { listApprovals, withdrawPurchase } from '@girassol/contract/purchase-approvals'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { awaitingApprovalSentence } from '@girassol/domain/purchase-approvals'
import { anApproval } from '@girassol/test-data/purchase-approvals'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { WaitingBanner } from './waiting-banner.tsx'

const until = '2026-11-28T14:20:00.000Z'
const { actions } = anApproval()
const own = anApproval({ isOwn: true, actions: { ...actions, withdraw: { allowed: true } } })

const draw = (approval: typeof own, role: Role = 'CONTRIBUTOR', awaitsApprovalUntil: string | null = until) => {
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(listApprovals, { data: [approval], total: 1, totalIsExact: true, waiting: 0 })
    .on(withdrawPurchase, approval)
  renderScreen(
    <SessionProvider>
      <WaitingBanner order={{ id: 10_482, awaitsApprovalUntil }} />
      <p>Desenhado</p>
    </SessionProvider>,
  )
  return api
}

describe('the banner of a cart or budget that waits', () => {
  test('COMP-013 says why and until when, and lets the requester withdraw', async () => {
    const api = draw(own)
    expect(await screen.findByText(awaitingApprovalSentence)).toBeTruthy()
    expect(await screen.findByText('R$ 300,00 acima do limite do mês de R$ 50.000,00')).toBeTruthy()
    expect(screen.getByText('Aguarda até 28/11/2026 às 11:20.')).toBeTruthy()
    expect(api.callsTo(listApprovals)[0]?.query).toMatchObject({ orderId: '10482', status: 'PENDING' })
    await userEvent.click(screen.getByRole('button', { name: 'Retirar o pedido de aprovação' }))
    await waitFor(() => expect(api.callsTo(withdrawPurchase)[0]?.params).toEqual({ id: '31' }))
  })

  test('COMP-013 who may answer is led to the approvals', async () => {
    draw(anApproval(), 'MANAGER')
    const link = await screen.findByRole('link', { name: 'Ver aprovações' })
    expect(link.getAttribute('href')).toBe('/aprovacoes')
    expect(screen.getByText(/^Pedido por Bruno Compras\./)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('COMP-013 staff read that it waits, without asking for the approval', async () => {
    const api = draw(own, 'COMMERCIAL')
    expect(await screen.findByText(awaitingApprovalSentence)).toBeTruthy()
    expect(api.callsTo(listApprovals)).toEqual([])
  })

  test('COMP-013 nothing is shown or read while it does not wait', async () => {
    const api = draw(own, 'CONTRIBUTOR', null)
    await screen.findByText('Desenhado')
    expect(screen.queryByText(awaitingApprovalSentence)).toBeNull()
    expect(api.callsTo(listApprovals)).toEqual([])
  })
})
