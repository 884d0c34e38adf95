import { finishAsBudget, finishAsOrder, readCart } from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { listApprovals } from '@girassol/contract/purchase-approvals'
import { readSession } from '@girassol/contract/session'
import { approvalSentences } from '@girassol/domain/purchase-approvals'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { anApproval } from '@girassol/test-data/purchase-approvals'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { FinishDialog } from './finish-dialog.tsx'

const aCart = (rest: Partial<OrderView> = {}) => anOrder({ status: 'CART', finishedAt: null, ...rest })

const open = (cart: OrderView, isSaving = false) => ({
  ...renderScreen(<FinishDialog cart={cart} isSaving={isSaving} onClose={() => {}} />),
  user: userEvent.setup(),
})

const order = () => screen.findByRole('button', { name: /^(Fazer|Fazendo) pedido/ })

// Toasts remain after the component that opened them is unmounted.
afterEach(() => notifications.clean())

describe('the finish dialog', () => {
  test.each([
    ['BUDGET', 'Salvar orçamento', finishAsBudget, '/orcamentos/10482'],
    ['INVOICE', 'Fazer pedido', finishAsOrder, '/pedidos/10482'],
  ] as const)('WIZ-028 WIZ-029 USE-016 APR-032 %s finishes at one press, once, and opens it', async (...row) => {
    const [status, name, endpoint, address] = row
    const api = fakeApi().on(endpoint, { id: 10_482, status })
    const { user, router } = open(aCart())
    await user.dblClick(await screen.findByRole('button', { name }))
    await waitFor(() => expect(router.state.location.pathname).toBe(address))
    expect(screen.getByText('Pedido confirmado com sucesso!')).toBeTruthy()
    expect(api.callsTo(endpoint)).toHaveLength(1)
    expect(api.callsTo(endpoint)[0]?.body).toEqual({ totalInvoice: 10_125.93 })
  })

  test('COMP-010 a cart that the company has to approve is not celebrated, and its reasons are shown', async () => {
    const { id, reasons, expiresAt } = anApproval()
    const approval = { id, reasons, expiresAt }
    const api = fakeApi()
      .on(readSession, aSession('CONTRIBUTOR'))
      .on(listApprovals, { data: [], total: 0, totalIsExact: true, waiting: 0 })
      .on(finishAsOrder, { id: 10_482, status: 'CART', approval })
    const { router } = renderScreen(
      <SessionProvider>
        <FinishDialog cart={aCart({ totalInvoice: 3000 })} isSaving={false} onClose={() => {}} />
      </SessionProvider>,
    )
    await userEvent.click(await order())
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviado para aprovação da empresa' }))
    expect(dialog.getByText('R$ 300,00 acima do limite do mês de R$ 50.000,00')).toBeTruthy()
    expect(screen.queryByText('Pedido confirmado com sucesso!')).toBeNull()
    expect(router.state.location.pathname).toBe('/')
    expect(api.callsTo(finishAsOrder)).toHaveLength(1)
  })

  test('COMP-010 without an approver for this value the refusal is shown in the dialog', async () => {
    fakeApi().on(finishAsOrder, refusing(409, approvalSentences.noApprover))
    const { user } = open(aCart())
    await user.click(await order())
    expect(await screen.findByText('Nenhum aprovador da sua empresa pode aprovar este valor.')).toBeTruthy()
  })

  test('WIZ-030 a promotion is only ordered', async () => {
    fakeApi()
    open(aCart({ type: 'BF' }))
    expect(await screen.findByRole('button', { name: 'Fazer pedido' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Salvar orçamento' })).toBeNull()
  })

  test('WIZ-031 a refusal is shown in the dialog', async () => {
    const sentence = 'Não é possível continuar pois a promoção está cancelada'
    fakeApi().on(finishAsOrder, refusing(409, sentence))
    const { user } = open(aCart({ type: 'BF' }))
    await user.click(await order())
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('CART-007 a cart that was finished as the other kind meanwhile is refused in the quoted words', async () => {
    const sentence = 'Status não preparado para mudança'
    fakeApi().on(finishAsOrder, refusing(409, sentence))
    const { user, router } = open(aCart())
    await user.click(await order())
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
  })

  test('C-80 a total that moved is refused with the prices that moved; the new one may be confirmed', async () => {
    const message = 'O valor total mudou. Confira o novo valor antes de finalizar.'
    const shown = aCart()
    const moved = aCart({ totalInvoice: 10_226.93, invoiceItems: [anOrderItem({ unitValue: 460 })] })
    const api = fakeApi()
      .on(readCart, shown)
      .on(finishAsOrder, refusing(409, message, { reason: 'totalChanged' }))
    const Dialog = () => {
      const { data } = useEndpointQuery(readCart, {})
      return data && <FinishDialog cart={data} isSaving={false} onClose={() => {}} />
    }
    renderScreen(<Dialog />)
    const user = userEvent.setup()
    const button = await order()
    api.on(readCart, moved)
    await user.click(button)
    const list = await screen.findByRole('list', { name: 'O que mudou' })
    await waitFor(() => expect(list.textContent).toMatch(/HELIAR.*: R\$\s449,90 → R\$\s460,00/))
    expect(screen.getByText(message)).toBeTruthy()
    api.on(finishAsOrder, { id: 10_482, status: 'INVOICE' })
    await user.click(await order())
    await waitFor(() => expect(api.callsTo(finishAsOrder)).toHaveLength(2))
    expect(api.callsTo(finishAsOrder)[1]?.body).toEqual({ totalInvoice: 10_226.93 })
  })

  test('APR-031 C-33 a failure is shown in the quoted words; another try carries the same key', async () => {
    const api = fakeApi().on(finishAsOrder, refusing(500, 'Erro interno'))
    const { user } = open(aCart())
    await user.click(await order())
    expect(await screen.findByText('Ocorreu um erro ao confirmar pedido.')).toBeTruthy()
    await user.click(await order())
    await waitFor(() => expect(api.callsTo(finishAsOrder)).toHaveLength(2))
    const keys = api.callsTo(finishAsOrder).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[\w-]{8,80}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('WIZ-029 while a change is being saved nothing is finished', async () => {
    const api = fakeApi()
    const { user } = open(aCart(), true)
    await user.click(await order())
    expect(screen.getAllByText('Salvando as alterações…').length).toBeGreaterThan(0)
    expect(api.calls).toHaveLength(0)
  })
})
