import { changeOrderDetails } from '@girassol/contract/cart'
import { listBranches } from '@girassol/contract/freight'
import {
  listContributorLog,
  listOrderLog,
  type OrderLogEntry,
  type OrderView,
  recalculateAvailability,
  recalculateCommission,
  recalculateDeliveryDate,
  recalculateInsurance,
  showOrder,
} from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { stopClock } from '../../../lib/test-stopped-clock.ts'
import { OrderDetail } from './order-detail.tsx'

const refused = { allowed: false, reason: 'Não.' } as const
const { actions } = anOrder()

const anEntry = (rest: Partial<OrderLogEntry> = {}): OrderLogEntry => ({
  id: 1,
  description: 'Pedido criado',
  createdAt: '2024-03-05T12:07:00.000Z',
  fromStatus: 'CART',
  toStatus: 'INVOICE',
  user: { name: 'Marina Alves', avatar: null },
  beforeSellerChange: false,
  ...rest,
})

let api: ReturnType<typeof fakeApi>

const draw = (rest: Partial<OrderView> = {}, path = '/pedidos/10482', ofContributors: OrderLogEntry[] = []) => {
  const order = anOrder(rest)
  api = fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(recalculateInsurance, { insurance: order.insurance })
    .on(showOrder, order)
    .on(listOrderLog, [anEntry()])
    .on(listContributorLog, ofContributors)
    .on(listBranches, [{ name: 'Goiânia', companyCode: '01', branchCode: '01' }])
  renderScreen(
    <SessionProvider>
      <OrderDetail order={order} />
    </SessionProvider>,
    path,
  )
}
const tabNames = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
const steps = async () => within(await screen.findByRole('list', { name: 'Andamento' })).getAllByRole('listitem')

beforeEach(() => notifications.clean())

describe('the order detail', () => {
  test('DET-004 DET-006 DET-016 facts, tabs and values of the order', async () => {
    draw()
    expect(await screen.findByText('28/11/2026')).toBeTruthy()
    expect(screen.getByText('Goiânia')).toBeTruthy()
    expect(await tabNames()).toEqual([
      'Resumo',
      'Cliente',
      'Endereço de entrega',
      'Método de pagamento',
      'Dados adicionais',
      'Seguro',
      'Filial',
      'Logs',
    ])
    expect(screen.getByText(/R\$\s10\.125,93/)).toBeTruthy()
    expect(screen.getByText('Frete (3,20%)')).toBeTruthy()
  })

  test('DET-005 the carrier’s forecast replaces our own', async () => {
    draw({ addressType: 'same' })
    expect(await screen.findByText('prevista para 04/12/2026')).toBeTruthy()
  })

  test('DET-005 the carrier’s forecast is labelled as such', async () => {
    draw({
      boarding: { kind: 'done', day: '2026-11-30' },
      invoiceProduction: { waybillDate: '2026-11-30', actualEstimatedDeliveryDate: '2099-12-02' },
    })
    expect(await screen.findByText('Transportadora prevê 02/12/2099')).toBeTruthy()
    expect(screen.getByText('30/11/2026')).toBeTruthy()
  })

  test('DET-006 an unknown branch is reported', async () => {
    draw({ branchName: null })
    expect(await screen.findByText('Filial não encontrada')).toBeTruthy()
  })

  test('DET-018 DET-025 only users with access see the tabs of branch and log', async () => {
    draw({ actions: { ...actions, seeBranch: refused, seeLogs: refused } })
    expect((await tabNames()).slice(-1)).toEqual(['Seguro'])
  })

  test('DET-028 DET-029 the tracker has eight steps with their moments, two reached by an order in analysis', async () => {
    draw()
    expect(await steps()).toHaveLength(8)
    expect((await steps()).filter((step) => step.textContent?.includes('concluída'))).toHaveLength(2)
    expect((await steps())[0]?.textContent).toContain('21/11/2026 às 09:14')
  })

  test.each([
    ['DET-030', 3, ['INVOICE_APPROVED', 'INVOICE_BILLING', 'INVOICE_BILLING_ERP']],
    ['DET-031', 4, ['INVOICE_PAYED', 'INVOICE_PAYED_ERP']],
    ['DET-032', 5, ['INVOICE_SEPARATE']],
    ['DET-033', 6, ['INVOICE_BILLED']],
    ['DET-034', 7, ['INVOICE_DISPATCHED', 'DELIVERY_EN_ROUTE', 'DELIVERY_IN_TRANSIT']],
    ['DET-035', 8, ['INVOICE_DELIVERED']],
  ] as const)('%s the first %i steps are filled by %j', async (_id, filled, statuses) => {
    for (const status of statuses) {
      draw({ status })
      const reached = (await steps()).map((step) => step.textContent?.includes('concluída'))
      expect([status, reached]).toEqual([status, Array.from({ length: 8 }, (_, at) => at < filled)])
      cleanup()
    }
  })

  test('ORD-050 the margin is shown when the server sends it, otherwise nothing', async () => {
    draw({ marginLiquid: 13.4 })
    expect(await screen.findByText(/margem líquida 13,4%/)).toBeTruthy()
    cleanup()
    draw({ marginLiquid: null })
    expect(await screen.findByText('28/11/2026')).toBeTruthy()
    expect(screen.queryByText(/margem/)).toBeNull()
  })

  test('DEC-003 the price per watt is that of the products, without freight, interest and service', async () => {
    draw({ subTotalWithDiscount: 9350, totalInvoice: 12_461.01, kitPower: 5.5 })
    expect(await screen.findByText(/^R\$\s1,70\/Wp$/)).toBeTruthy()
  })

  test('DEC-003 C-29 users who may not see the prices of products get no price per watt', async () => {
    draw({ subTotalWithDiscount: null, totalInvoice: 12_461.01, kitPower: 5.5 })
    expect(await screen.findByText('28/11/2026')).toBeTruthy()
    expect(screen.queryByText(/\/Wp/)).toBeNull()
  })

  test('BUD-030 a budget shows the name of its branch instead of the codes', async () => {
    draw({ status: 'BUDGET', erpTenantId: '01,01', branchName: 'Goiânia' })
    expect(await screen.findByText('Goiânia')).toBeTruthy()
    expect(document.body.textContent).not.toContain('01,01')
  })

  test('DET-036 a cancelled order leaves every step grey, with the reason above', async () => {
    draw({ status: 'INVOICE_CANCELED', approvalFeedback: 'Telhado sem medidas' })
    expect(within(await screen.findByRole('list', { name: 'Andamento' })).queryByText('concluída')).toBeNull()
    expect(screen.getByText('Pedido cancelado')).toBeTruthy()
    expect(screen.getByText('Telhado sem medidas')).toBeTruthy()
  })

  test('DET-020 DET-021 DET-023 the insurance tab shows whether there is one, and why not', async () => {
    draw({ insurance: false }, '/pedidos/10482?aba=seguro')
    expect(await screen.findByText('sem seguro')).toBeTruthy()
    expect(screen.getByText(/Seguro de risco de engenharia/)).toBeTruthy()
    expect(screen.getByText('Pedidos faturados no CNPJ do próprio comprador não possuem seguro.')).toBeTruthy()
  })

  test('DET-024 the branch tab names the branch and cannot be changed', async () => {
    draw({}, '/pedidos/10482?aba=filial')
    const select = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Filial responsável pela expedição' })
    expect([select.value, select.disabled]).toEqual(['Goiânia', true])
  })

  test('DET-026 C-59 the branch of the delivery links to its tab, or to the log where there is none', async () => {
    draw({ actions: { ...actions, seeBranch: refused } }, '/pedidos/10482?aba=entrega')
    await userEvent.click(await screen.findByRole('button', { name: 'Filial: Goiânia' }))
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Logs')
  })

  test('DET-019 DET-046 the log shows author, action and date', async () => {
    draw({}, '/pedidos/10482?aba=logs')
    expect(await screen.findByText('Pedido criado')).toBeTruthy()
    expect(screen.getByText('05/03/2024 às 9:07h')).toBeTruthy()
    expect(screen.getByRole('tabpanel').textContent).toContain('Marina Alves · 05/03/2024')
  })

  test('DET-019 an order without log entries shows an empty state', async () => {
    draw({}, '/pedidos/10482')
    api.on(listOrderLog, [])
    await userEvent.click(await screen.findByRole('tab', { name: 'Logs' }))
    expect(await screen.findByText('Não foi achado nenhum log para este pedido.')).toBeTruthy()
  })

  test('ORD-094 a log that does not load is reported in its place, and not as a toast', async () => {
    draw({}, '/pedidos/10482')
    api.on(listOrderLog, refusing(500, 'Falhou'))
    await userEvent.click(await screen.findByRole('tab', { name: 'Logs' }))
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
    await stopClock().pass(5000)
    expect(document.querySelector('.mantine-Notification-root')).toBeNull()
  })

  test('DET-010 the actions of contributors are shown to users who may see them', async () => {
    draw({}, '/pedidos/10482', [anEntry({ description: 'Quantidade de painéis alterada' })])
    expect(await screen.findByRole('heading', { name: 'Colaboradores' })).toBeTruthy()
    expect(screen.getByText('Quantidade de painéis alterada')).toBeTruthy()
  })

  test('DET-010 the actions of contributors are not requested for other users', async () => {
    draw({ actions: { ...actions, seeContributorLogs: refused } }, '/pedidos/10482', [anEntry()])
    expect(await screen.findByText('28/11/2026')).toBeTruthy()
    expect(api.callsTo(listContributorLog)).toHaveLength(0)
    expect(screen.queryByText('Colaboradores')).toBeNull()
  })

  test('CART-029 long orders show five items first, and the rest after a click', async () => {
    const items = Array.from({ length: 17 }, (_, index) =>
      anOrderItem({ id: index + 1, productErpCode: String(index) }),
    )
    draw({ invoiceItems: items })
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row')).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 12 itens' }))
    expect(table.getAllByRole('row')).toHaveLength(18)
  })

  test('DET-055 STORE-020 C-29 hidden prices are shown as a dash with the reason', async () => {
    const hidden = {
      subTotal: null,
      discountValue: null,
      percentage: null,
      freightValue: null,
      freightPercentage: null,
    }
    draw({ ...hidden, invoiceItems: [anOrderItem({ unitValue: null, totalValue: null })] })
    expect((await screen.findAllByText('Seu perfil não mostra este valor.')).length).toBeGreaterThan(3)
    expect(screen.getByText(/R\$\s10\.125,93/)).toBeTruthy()
  })
})

describe('the delivery terms', () => {
  const open = (rest: Partial<OrderView>) => draw(rest, '/pedidos/10482?aba=entrega')

  test('DET-051 DET-052 a delivery shows a deadline in working days and a day', async () => {
    open({ addressType: 'same', deliveryDeadline: 5, paymentMethod: 'CREDIT_CARD' })
    expect(await screen.findByText('5 dias úteis após o embarque')).toBeTruthy()
    expect(screen.getByText('04/12/2026')).toBeTruthy()
    expect(screen.queryByText(/2 dias úteis para confirmar/)).toBeNull()
  })

  test('DET-053 a pickup shows how soon and what it saves', async () => {
    open({ addressType: 'pickup', pickupSaving: 310.5 })
    expect(await screen.findByText(/^\d+ dias úteis$/)).toBeTruthy()
    expect(screen.getByText(/R\$\s310,50/)).toBeTruthy()
  })

  test('DET-054 users who pay by Pix or boleto see the bank’s processing time', async () => {
    open({ addressType: 'same', deliveryDeadline: 5, paymentMethod: 'PIX' })
    expect(await screen.findByText(/O banco pode levar até 2 dias úteis para confirmar o pagamento/)).toBeTruthy()
  })
})

const notices = {
  'DET-059 items that leave on another day': {
    name: 'Recalcular disponibilidade',
    sentence: 'A disponibilidade dos itens foi atualizada',
  },
  'DET-060 items that leave as before': {
    name: 'Recalcular disponibilidade',
    sentence: 'Não ocorreram atualizações de disponibilidade',
  },
  'DET-057 another day of boarding': {
    name: /^Atualizar estimativa de embarque/,
    sentence: 'Estimativa de embarque atualizada',
  },
  'DET-062 another net service value': {
    name: /^Atualizar valor líquido/,
    sentence: 'O valor líquido do serviço foi atualizado',
  },
} as const

test('SEC-021 C-228 masked data of the customer is shown as the server sends it', async () => {
  const masks = ['***.456.789-**', '(11) *****-1234', 'm***@dominio.com.br'] as const
  const [customerDocument, customerPhone, customerEmail] = masks
  draw({ customerDocument, customerPhone, customerEmail }, '/pedidos/10482?aba=cliente')
  for (const mask of masks) expect(await screen.findByText(mask)).toBeTruthy()
})

describe('recalculation', () => {
  test('DET-022 insurance is requested once when the order is opened', async () => {
    draw()
    await waitFor(() => expect(api.callsTo(recalculateInsurance)).toHaveLength(1))
    await userEvent.click(await screen.findByRole('tab', { name: 'Cliente' }))
    expect(api.callsTo(recalculateInsurance)).toHaveLength(1)
  })

  test('DET-022 insurance is not requested for an approved order', async () => {
    draw({ status: 'INVOICE_APPROVED' })
    expect(await screen.findByText('28/11/2026')).toBeTruthy()
    expect(api.callsTo(recalculateInsurance)).toHaveLength(0)
  })

  const items = { updated: true, unavailableItems: [] }
  test.each([
    ['DET-059 items that leave on another day', recalculateAvailability, items],
    ['DET-060 items that leave as before', recalculateAvailability, { ...items, updated: false }],
    ['DET-057 another day of boarding', recalculateDeliveryDate, { updated: true }],
    ['DET-062 another net service value', recalculateCommission, { updated: true }],
  ] as const)('%s are reported', async (title, endpoint, answer) => {
    draw()
    api.on(endpoint, answer as never)
    const { name, sentence } = notices[title]
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test.each([
    [recalculateAvailability, 'Recalcular disponibilidade', /erro ao atualizar a disponibilidade dos itens do pedido/],
    [recalculateDeliveryDate, /^Atualizar estimativa/, /erro ao atualizar a estimativa de embarque do pedido\./],
    [recalculateCommission, /^Atualizar valor líquido/, /erro ao atualizar o valor líquido do serviço/],
  ] as const)('DET-056 DET-058 DET-061 %o reports its failure', async (endpoint, name, sentence) => {
    draw()
    api.on(endpoint, refusing(500, 'Erro interno') as never)
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('DET-039 only users who validate may update the estimate', async () => {
    draw({ actions: { ...actions, validate: refused } })
    expect(await screen.findByText('28/11/2026')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Atualizar estimativa/ })).toBeNull()
  })
})

describe('editing a saved order', () => {
  const edit = async (rest: Partial<OrderView>, tab: string, verb: string) => {
    draw(rest, `/pedidos/10482?aba=${tab}`)
    await userEvent.click(await screen.findByRole('button', { name: verb }))
  }

  test('DET-027 delivery is edited in its tab and saved when it is chosen', async () => {
    await edit({ addressType: 'same', chargeAddressErpState: 'SP' }, 'entrega', 'Editar entrega')
    api.on(changeOrderDetails, anOrder({ addressType: 'pickup' }))
    await userEvent.click(await screen.findByRole('radio', { name: /^Retirada/ }))
    await waitFor(() => expect(api.callsTo(changeOrderDetails)[0]?.body).toEqual({ addressType: 'pickup' }))
    expect(await screen.findByText(/^Salvo às/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }))
    expect(screen.getByRole('button', { name: 'Editar entrega' })).toBeTruthy()
  })

  test('DET-063 a failure is shown in the quoted words, and a refusal in those of the server', async () => {
    await edit({ addressType: 'same', chargeAddressErpState: 'SP' }, 'entrega', 'Editar entrega')
    api.on(changeOrderDetails, refusing(500, 'Erro interno'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Retirada/ }))
    expect(await screen.findByText('Ocorreu um erro ao salvar dados do pedido.')).toBeTruthy()
    api.on(changeOrderDetails, refusing(409, 'Este pedido não pode mais ser alterado.'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Retirada/ }))
    expect(await screen.findByText('Este pedido não pode mais ser alterado.')).toBeTruthy()
  })

  test.each(['cliente', 'entrega', 'dados'])('DET-027 nothing of %s can be edited after validation', async (tab) => {
    draw({ status: 'INVOICE_VALIDATED', actions: { ...actions, edit: refused } }, `/pedidos/10482?aba=${tab}`)
    expect(await screen.findByRole('tabpanel')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull()
  })
})
