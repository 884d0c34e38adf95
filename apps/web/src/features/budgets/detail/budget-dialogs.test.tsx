import {
  changeOrderStatus,
  previewRemake,
  type RemakePreview,
  remakeOrder,
  removeBudget,
} from '@girassol/contract/budgets'
import { type NegotiationView, readNegotiation } from '@girassol/contract/negotiations'
import { listApprovals } from '@girassol/contract/purchase-approvals'
import { readSession } from '@girassol/contract/session'
import { aNegotiation } from '@girassol/test-data/negotiations'
import { anOrder } from '@girassol/test-data/orders'
import { anApproval } from '@girassol/test-data/purchase-approvals'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { EditBudgetDialog } from '../editing/edit-budget-dialog.tsx'
import { RemakeDialog } from '../remaking/remake-dialog.tsx'
import { PlaceOrderDialog } from './place-order-dialog.tsx'
import { RemoveBudgetDialog } from './remove-budget-dialog.tsx'

const budget = anOrder({ status: 'BUDGET' })
const noNegotiation = aNegotiation({ status: null })
const onClose = vi.fn()

beforeEach(() => notifications.clean())

const preview: RemakePreview = {
  items: [
    {
      productErpCode: '10010005',
      productName: 'Painel 550 W',
      quantity: 10,
      unitValue: { before: 449.9, after: 460 },
      availability: { before: 'Immediate', after: 'Immediate' },
      state: 'changed',
    },
    {
      productErpCode: '10200001',
      productName: 'Grampo',
      quantity: 20,
      unitValue: { before: 4.2, after: 4.2 },
      availability: { before: 'Immediate', after: null },
      state: 'outOfStock',
    },
  ],
  total: { before: 9625.9, available: 9700, all: 9784 },
  attachments: 0,
  discountValue: 0,
}

const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

const giveReason = async () => userEvent.selectOptions(await screen.findByLabelText('Motivo'), 'Preço')

describe('turning a budget into an order', () => {
  test('BUD-016 BUD-036 the status INVOICE is requested, and the order opens', async () => {
    const api = fakeApi().on(readNegotiation, noNegotiation).on(changeOrderStatus, anOrder())
    const { router } = renderScreen(<PlaceOrderDialog order={budget} onClose={onClose} />, '/orcamentos/10482')
    await confirm('Fazer pedido')
    expect(await screen.findByText('Pedido realizado com sucesso')).toBeTruthy()
    expect(api.callsTo(changeOrderStatus)[0]?.body).toEqual({ status: 'INVOICE' })
    expect(router.state.location.pathname).toBe('/pedidos/10482')
  })

  test('COMP-010 a budget that the company has to approve stays, and its reasons are shown', async () => {
    const { approval, session } = { approval: anApproval(), session: aSession('CONTRIBUTOR') }
    fakeApi()
      .on(readSession, session)
      .on(listApprovals, { data: [approval], total: 1, totalIsExact: true, waiting: 0 })
      .on(readNegotiation, noNegotiation)
      .on(changeOrderStatus, anOrder({ status: 'BUDGET', awaitsApprovalUntil: approval.expiresAt }))
    const { router } = renderScreen(
      <SessionProvider>
        <PlaceOrderDialog order={{ ...budget, totalInvoice: 3000 }} onClose={onClose} />
      </SessionProvider>,
      '/orcamentos/10482',
    )
    await confirm('Fazer pedido')
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviado para aprovação da empresa' }))
    expect(await dialog.findByText('R$ 300,00 acima do limite do mês de R$ 50.000,00')).toBeTruthy()
    expect(screen.queryByText('Pedido realizado com sucesso')).toBeNull()
    expect(router.state.location.pathname).toBe('/orcamentos/10482')
  })

  test('BUD-035 a failure is shown in its words', async () => {
    fakeApi().on(readNegotiation, noNegotiation).on(changeOrderStatus, refusing(500, 'x'))
    renderScreen(<PlaceOrderDialog order={budget} onClose={onClose} />)
    await confirm('Fazer pedido')
    expect(await screen.findByText('Ocorreu um erro ao fazer o pedido.')).toBeTruthy()
  })
})

describe('removing a budget', () => {
  test('BUD-021 BUD-038 QUO-023 removing asks for confirmation and the reason, removes it and opens the list', async () => {
    const api = fakeApi().on(readNegotiation, noNegotiation).on(removeBudget, null)
    const { router } = renderScreen(<RemoveBudgetDialog order={budget} onClose={onClose} />, '/orcamentos/10482')
    expect(api.callsTo(removeBudget)).toHaveLength(0)
    await giveReason()
    await confirm('Remover')
    expect(api.callsTo(removeBudget)[0]?.body).toEqual({ reason: 'PRICE', text: null })
    expect(await screen.findByText('Orçamento removido com sucesso')).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe('/orcamentos'))
  })

  test('BUD-037 a failure is shown in its words', async () => {
    fakeApi().on(readNegotiation, noNegotiation).on(removeBudget, refusing(500, 'x'))
    renderScreen(<RemoveBudgetDialog order={budget} onClose={onClose} />)
    await giveReason()
    await confirm('Remover')
    expect(await screen.findByText('Ocorreu um erro ao remover o orçamento.')).toBeTruthy()
  })
})

describe('the end of a negotiation', () => {
  const round: NegotiationView['rounds'][number] = {
    number: 1,
    side: 'integrator',
    author: 'Marina Alves',
    isOnBehalf: false,
    at: '2026-11-23T12:00:00.000Z',
    validUntil: null,
    lines: [],
    totalDiscount: 150,
    subTotal: 9375.9,
    discount: 150,
    percent: 1.6,
    message: null,
  }
  const dialogs = [
    ['ordering', PlaceOrderDialog],
    ['removing', RemoveBudgetDialog],
  ] as const

  test.each(dialogs)('QUO-016 %s names the open negotiation that it ends', async (_act, Dialog) => {
    fakeApi().on(readNegotiation, aNegotiation({ status: 'REQUESTED', rounds: [round] }))
    renderScreen(<Dialog order={budget} onClose={onClose} />)
    expect(await screen.findByText(/^A negociação aberta \(−R\$\s150,00\) será retirada\.$/)).toBeTruthy()
  })

  test.each(dialogs)('QUO-016 C-29 %s names it without an amount where prices are hidden', async (_act, Dialog) => {
    fakeApi().on(readNegotiation, aNegotiation({ status: 'COUNTERED', rounds: [{ ...round, discount: null }] }))
    renderScreen(<Dialog order={budget} onClose={onClose} />)
    expect(await screen.findByText('A negociação aberta será retirada.')).toBeTruthy()
  })

  test.each(dialogs)('QUO-016 %s says nothing of a negotiation that has ended', async (_act, Dialog) => {
    const api = fakeApi().on(readNegotiation, aNegotiation({ status: 'REFUSED', rounds: [round] }))
    renderScreen(<Dialog order={budget} onClose={onClose} />)
    await waitFor(() => expect(api.callsTo(readNegotiation)).toHaveLength(1))
    expect(screen.queryByText(/negociação aberta/)).toBeNull()
  })
})

describe('remaking', () => {
  test('BUD-020 BUD-034 C-57 changes are listed first, unavailable products are copied on request, and the new budget opens', async () => {
    const api = fakeApi().on(previewRemake, preview).on(remakeOrder, { id: 10_500 })
    const { router } = renderScreen(<RemakeDialog order={budget} onClose={onClose} />)
    const changes = within(await screen.findByRole('list', { name: 'O que mudou desde então' }))
    expect(changes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^MudouPainel 550 W10 un\.de R\$\s449,90para R\$\s460,00$/),
      'Sem estoqueGrampo20 un.de imediatopara indisponível',
    ])
    expect(screen.getByText(/R\$\s9\.700,00/)).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Manter os itens indisponíveis' }))
    expect(screen.getByText(/R\$\s9\.784,00/)).toBeTruthy()
    await confirm('Refazer orçamento')
    expect(await screen.findByText('Orçamento refeito com sucesso')).toBeTruthy()
    expect(api.callsTo(remakeOrder)[0]?.query).toEqual({
      keepUnavailableItems: 'true',
      keepAttachments: 'false',
      flag: 'false',
    })
    expect(router.state.location.pathname).toBe('/orcamentos/10500')
  })

  test.each([
    [anOrder({ status: 'BUDGET_EXPIRED' }), 'Ocorreu um erro ao refazer o orçamento.', 'BUD-033'],
    [anOrder(), 'Ocorreu um erro ao refazer o pedido', 'APR-027'],
  ])('BUD-033 APR-027 a failure is shown with the sentence of its source (%#)', async (source, sentence) => {
    fakeApi().on(previewRemake, preview).on(remakeOrder, refusing(500, 'x'))
    renderScreen(<RemakeDialog order={source} onClose={onClose} />)
    await screen.findByRole('list', { name: 'O que mudou desde então' })
    await confirm('Refazer orçamento')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('APR-025 APR-028 an order is remade by its own call, and opens as the new budget', async () => {
    const api = fakeApi().on(previewRemake, preview).on(remakeOrder, { id: 10_501 })
    const { router } = renderScreen(<RemakeDialog order={anOrder()} onClose={onClose} />)
    await screen.findByRole('list', { name: 'O que mudou desde então' })
    await confirm('Refazer orçamento')
    expect(await screen.findByText('Pedido refeito com sucesso')).toBeTruthy()
    expect(api.callsTo(remakeOrder)[0]?.query.flag).toBe('true')
    expect(api.callsTo(remakeOrder)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,80}$/)
    expect(router.state.location.pathname).toBe('/orcamentos/10501')
  })

  test('BUD-019 APR-026 the files of the source are copied on request; without files there is no option', async () => {
    const api = fakeApi()
      .on(previewRemake, { ...preview, attachments: 2 })
      .on(remakeOrder, { id: 10_503 })
    const { unmount } = renderScreen(<RemakeDialog order={budget} onClose={onClose} />)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Manter os anexos (2)' }))
    await confirm('Refazer orçamento')
    await waitFor(() => expect(api.callsTo(remakeOrder)[0]?.query.keepAttachments).toBe('true'))
    unmount()
    api.on(previewRemake, preview)
    renderScreen(<RemakeDialog order={budget} onClose={onClose} />)
    await screen.findByRole('list', { name: 'O que mudou desde então' })
    expect(screen.queryByRole('checkbox', { name: /anexos/ })).toBeNull()
  })

  test('C-57 nothing is created from a source without remaining products, unless the user includes them', async () => {
    const items = preview.items.map((item) => ({ ...item, state: 'discontinued' as const }))
    const api = fakeApi()
      .on(previewRemake, { ...preview, items })
      .on(remakeOrder, { id: 10_502 })
    renderScreen(<RemakeDialog order={budget} onClose={onClose} />)
    await screen.findByRole('list', { name: 'O que mudou desde então' })
    expect(screen.getByText(/^Nenhum item está disponível hoje/)).toBeTruthy()
    await confirm('Refazer orçamento')
    expect(api.callsTo(remakeOrder)).toHaveLength(0)
  })
})

test('BUD-009 editing asks for confirmation first, because values may be updated', async () => {
  const { router } = renderScreen(<EditBudgetDialog order={budget} onClose={onClose} />, '/orcamentos/10482')
  expect((await screen.findByRole('dialog')).textContent).toContain('os valores podem ser atualizados')
  await confirm('Editar')
  await waitFor(() => expect(router.state.location.search).toEqual({ passo: '2' }))
})
