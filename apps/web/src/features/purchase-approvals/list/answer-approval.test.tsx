import { approvePurchase, listApprovals, rejectPurchase, withdrawPurchase } from '@girassol/contract/purchase-approvals'
import { answeredSentences, approvalSentences } from '@girassol/domain/purchase-approvals'
import { anApproval } from '@girassol/test-data/purchase-approvals'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type fakeApi, refusing } from '../../../lib/fake-api.ts'
import { aPageOf, drawApprovals } from './test-approval-list.tsx'

// The browser is idle at once: nothing else of these tests is about the first seconds of a page.
vi.mock('../../../lib/use-is-idle.ts', () => ({ useIsIdle: () => true }))

type Api = ReturnType<typeof fakeApi>

const button = (name: RegExp) => screen.findByRole('button', { name })
const bodiesOf = (api: Api) => api.callsTo(approvePurchase).map(({ body }) => body)

afterEach(() => notifications.clean())

describe('approving', () => {
  test('COMP-016 approves at the shown total in one press; list and badge fall', async () => {
    const { api, user } = drawApprovals([anApproval()])
    expect(await screen.findByText('1 esperam')).toBeTruthy()
    api.on(approvePurchase, () => {
      api.on(listApprovals, aPageOf([]))
      return anApproval({ status: 'APPROVED' })
    })
    await user.click(await button(/^Aprovar o pedido de Bruno Compras/))
    expect(await screen.findByText('Nada aguarda aprovação')).toBeTruthy()
    expect(await screen.findByText('0 esperam')).toBeTruthy()
    expect(screen.getByText('Pedido 10482 aprovado')).toBeTruthy()
    expect(api.callsTo(approvePurchase)[0]?.params).toEqual({ id: '31' })
    expect(bodiesOf(api)).toEqual([{ total: 3000, version: 1 }])
  })

  test('COMP-014 another total than what was asked is shown beside it, and approved by its own button', async () => {
    const { api, user } = drawApprovals([anApproval()])
    const details = { asked: 3000, now: 3120.5 }
    api.on(approvePurchase, refusing(409, approvalSentences.totalChanged, { reason: 'totalChanged', details }))
    await user.click(await button(/^Aprovar o pedido/))
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText(approvalSentences.totalChanged)).toBeTruthy()
    expect(notice.getByText('R$ 3.000,00')).toBeTruthy()
    expect(notice.getByText('R$ 3.120,50')).toBeTruthy()
    api.on(approvePurchase, anApproval({ status: 'APPROVED', total: 3120.5 }))
    await user.click(notice.getByRole('button', { name: /^Aprovar por R\$.3\.120,50/ }))
    await waitFor(() => expect(bodiesOf(api).at(-1)).toEqual({ total: 3120.5, version: 1 }))
    await waitFor(() => expect(screen.queryByText(approvalSentences.totalChanged)).toBeNull())
  })

  test('COMP-014 what can no longer be ordered is rejected, and stays in view with the reason', async () => {
    const { api, user } = drawApprovals([anApproval()])
    const answer = 'Painel 550 W não está mais à venda.'
    api.on(approvePurchase, () => {
      api.on(listApprovals, aPageOf([]))
      const actions = { ...anApproval().actions, approve: { allowed: false, reason: '' } as const }
      return anApproval({ status: 'REJECTED', answer, actions: { ...actions, reject: actions.approve } })
    })
    await user.click(await button(/^Aprovar o pedido/))
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('O pedido de Bruno Compras não pôde ser feito e foi encerrado.')).toBeTruthy()
    expect(notice.getByText(answer)).toBeTruthy()
    const card = within(screen.getByRole('article', { name: 'Bruno Compras' }))
    expect(card.getByText('Rejeitada')).toBeTruthy()
    expect(card.getByText(answer)).toBeTruthy()
    expect(card.queryByRole('button', { name: /^Aprovar/ })).toBeNull()
  })

  test('COMP-012 an approval that another user answered meanwhile is refused in words, and the list is read again', async () => {
    const { api, user } = drawApprovals([anApproval()])
    api.on(approvePurchase, () => {
      api.on(listApprovals, aPageOf([]))
      return refusing(409, answeredSentences.WITHDRAWN, { reason: 'WITHDRAWN' })
    })
    await user.click(await button(/^Aprovar o pedido/))
    expect(await screen.findByText(answeredSentences.WITHDRAWN)).toBeTruthy()
    expect(await screen.findByText('Nada aguarda aprovação')).toBeTruthy()
  })
})

describe('other answers', () => {
  test('COMP-012 rejecting needs a reason, which is sent with the version', async () => {
    const { api, user } = drawApprovals([anApproval()])
    api.on(rejectPurchase, anApproval({ status: 'REJECTED' }))
    await user.click(await button(/^Rejeitar o pedido de Bruno Compras/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rejeitar o pedido de Bruno Compras' }))
    await user.click(dialog.getByRole('button', { name: 'Rejeitar' }))
    expect(await dialog.findByText('Motivo: Campo obrigatório')).toBeTruthy()
    expect(api.callsTo(rejectPurchase)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Já compramos este mês.')
    await user.click(dialog.getByRole('button', { name: 'Rejeitar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(rejectPurchase)[0]?.body).toEqual({ reason: 'Já compramos este mês.', version: 1 })
  })

  test('COMP-012 the requester withdraws an own request', async () => {
    const withdraw = { allowed: true } as const
    const { actions } = anApproval()
    const { api, user } = drawApprovals([anApproval({ isOwn: true, actions: { ...actions, withdraw } })])
    api.on(withdrawPurchase, anApproval({ status: 'WITHDRAWN' }))
    await user.click(await button(/^Retirar/))
    expect(await screen.findByText('Pedido de aprovação retirado')).toBeTruthy()
    expect(api.callsTo(withdrawPurchase)[0]?.body).toEqual({ version: 1 })
  })
})
