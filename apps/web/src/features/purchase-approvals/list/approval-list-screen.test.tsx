import { listApprovals } from '@girassol/contract/purchase-approvals'
import { approvalRefusals, approvalStatuses, approvalStatusLabels } from '@girassol/domain/purchase-approvals'
import { anApproval } from '@girassol/test-data/purchase-approvals'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { drawApprovals } from './test-approval-list.tsx'

const refused = (reason: string) => ({ allowed: false, reason }) as const
const own = anApproval({
  id: 32,
  isOwn: true,
  requester: { id: 7, name: 'Marina Alves' },
  actions: {
    approve: refused(approvalRefusals.ownRequest),
    reject: refused(approvalRefusals.ownRequest),
    withdraw: { allowed: true },
  },
})
const unanswerable = { ...own.actions, withdraw: refused(approvalRefusals.notRequester) }

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the list of approvals', () => {
  test('COMP-016 what waits for the reader is first, with requester, value, reason and items', async () => {
    drawApprovals([own, anApproval()])
    const headings = await screen.findAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Para você responder', 'Aguardando outra pessoa'])
    const card = await cardOf('Bruno Compras')
    expect(card.getByText('R$ 3.000,00')).toBeTruthy()
    expect(card.getByText('R$ 300,00 acima do limite do mês de R$ 50.000,00')).toBeTruthy()
    expect(card.getByText(/Carrinho 10482 · Padaria Sol Nascente/)).toBeTruthy()
    expect(card.getByText(/^venc/)).toBeTruthy()
    const items = within(card.getByRole('list', { name: 'Itens' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['10 × Painel 550 W', '1 × Inversor 5 kW'])
  })

  test('COMP-016 of many items three are shown, the others on request', async () => {
    const items = Array.from({ length: 5 }, (_, index) => ({ code: `c${index}`, name: `Item ${index}`, quantity: 1 }))
    const { user } = drawApprovals([anApproval({ items })])
    const card = await cardOf('Bruno Compras')
    expect(card.queryByText(/Item 3/)).toBeNull()
    await user.click(card.getByRole('button', { name: 'mais 2' }))
    expect(card.getByText(/Item 4/)).toBeTruthy()
  })

  test('COMP-012 each status is shown in its words', async () => {
    const ended = approvalStatuses.map((status, index) =>
      anApproval({ id: index + 1, status, requester: { id: 3, name: `Pessoa ${index}` }, actions: unanswerable }),
    )
    drawApprovals(ended, '/aprovacoes?visao=todas')
    for (const [index, status] of approvalStatuses.entries()) {
      const card = await cardOf(`Pessoa ${index}`)
      expect(card.getByText(approvalStatusLabels[status])).toBeTruthy()
    }
  })

  test('COMP-015 an approval above the own limit shows why it cannot be approved, and can be rejected', async () => {
    const actions = { ...anApproval().actions, approve: refused(approvalRefusals.aboveOwnLimit) }
    drawApprovals([anApproval({ actions })])
    const card = await cardOf('Bruno Compras')
    expect(card.getByText(approvalRefusals.aboveOwnLimit)).toBeTruthy()
    expect(card.getByRole('button', { name: /^Aprovar/ }).getAttribute('aria-disabled')).toBe('true')
    expect(card.getByRole('button', { name: /^Rejeitar/ }).getAttribute('aria-disabled')).toBeNull()
  })

  test('COMP-015 nobody is offered to answer an own request', async () => {
    drawApprovals([own])
    const card = await cardOf('Seu pedido')
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['RetirarRetirando…'])
  })

  test('COMP-015 without permission to see prices there are no amounts', async () => {
    const reasons = [{ code: 'ORDER_LIMIT', limit: null, used: null }] as const
    const actions = { ...anApproval().actions, approve: refused(approvalRefusals.pricesHidden) }
    drawApprovals([anApproval({ total: null, reasons: [...reasons], actions })])
    const card = await cardOf('Bruno Compras')
    expect(card.getByText('Acima do limite por pedido')).toBeTruthy()
    expect(card.queryByText(/R\$/)).toBeNull()
  })

  test('COMP-016 the view is in the address: what waits, or all', async () => {
    const { api, router, user } = drawApprovals([anApproval()])
    await cardOf('Bruno Compras')
    const statuses = () =>
      api.callsTo(listApprovals).flatMap(({ query }) => (query.take === '1' ? [] : [query.status ?? 'all']))
    expect(statuses()).toEqual(['PENDING'])
    await user.click(screen.getByRole('tab', { name: 'Todas' }))
    await waitFor(() => expect(statuses()).toEqual(['PENDING', 'all']))
    expect(router.state.location.search).toEqual({ visao: 'todas' })
  })

  test.each([
    ['MANAGER', /passa de um limite dela ou da regra da empresa, ele aparece aqui para você aprovar ou rejeitar/],
    ['CONTRIBUTOR', /Quando um pedido seu passa de um limite ou da regra da empresa/],
  ] as const)('COMP-016 an empty list tells %s what the page is for', async (role, text) => {
    drawApprovals([], '/aprovacoes', role)
    expect(await screen.findByText('Nada aguarda aprovação')).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  })
})
