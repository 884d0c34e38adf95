import { showOrder } from '@girassol/contract/orders'
import { listBankAccounts } from '@girassol/contract/payment-methods'
import { readSession } from '@girassol/contract/session'
import * as contract from '@girassol/contract/vouchers'
import type { Role } from '@girassol/domain/access'
import { type OrderStatus, orderActions } from '@girassol/domain/orders'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { anAttachment, anUnsentVoucher } from '@girassol/test-data/vouchers'
import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { VoucherListScreen } from './list/voucher-list-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  notifications.clean()
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

type Situation = {
  readonly role?: Role
  readonly status?: OrderStatus
  readonly method?: 'FINANCING' | 'OTHERS' | 'PIX' | 'BARCODE'
}

const anOrderIn = ({ role = 'FINANCIAL', status = 'INVOICE_APPROVED', method = 'FINANCING' }: Situation = {}) =>
  anOrder({
    status,
    paymentMethod: method,
    totalInvoice: 127_904,
    actions: orderActions({
      roles: [role],
      status,
      type: 'MP',
      lacks: null,
      campaignOpen: true,
      paymentMethod: method,
      isPaymentReleased: false,
      isFutureSale: false,
      isTriangulation: false,
      triangulationStatus: null,
      hasFeedback: false,
      isWithFreightHub: false,
      addressType: 'same',
      deliveryCep: '13083872',
    }),
  })

const refused = (reason: string) => ({ allowed: false, reason }) as const

const sent = anAttachment({ id: 1, voucherNumber: '88201', voucherAmount: 76_742.4, filename: 'a_recibo-entrada.pdf' })
const inProcess = anAttachment({
  id: 2,
  status: 'PROCESSING',
  voucherNumber: '88214',
  voucherAmount: 25_580.8,
  filename: 'b_ted-2.pdf',
  actions: {
    edit: refused('Este comprovante já está no ERP e não pode ser alterado.'),
    send: refused('O ERP ainda está processando'),
    remove: refused('O ERP ainda está processando'),
  },
})
const complete = anUnsentVoucher({ id: 3, filename: 'c_ted-3.pdf' })
const incomplete = anUnsentVoucher({
  id: 4,
  voucherNumber: null,
  voucherAmount: null,
  filename: 'd_foto.png',
  fileExtension: 'png',
  actions: { edit: { allowed: true }, send: refused('Faltam número e valor'), remove: { allowed: true } },
})

const aList = (data: contract.AttachmentView[]) => {
  const sum = (status: string) =>
    data.filter((each) => each.status === status).reduce((total, each) => total + (each.voucherAmount ?? 0), 0)
  const sums = { UNSENT: sum('UNSENT'), PROCESSING: sum('PROCESSING'), SENT: sum('SENT') }
  return { data, total: data.length, totalIsExact: true, sums }
}

const opened = (data = [incomplete, complete, inProcess, sent], situation: Situation = {}) => {
  const api = fakeApi()
    .on(readSession, aSession(situation.role ?? 'FINANCIAL'))
    .on(showOrder, anOrderIn(situation))
    .on(listBankAccounts, [])
    .on(contract.listAttachments, aList(data))
    .on(contract.sendVoucher, inProcess)
    .on(contract.removeAttachment, null)
  const view = renderScreen(
    <SessionProvider>
      <VoucherListScreen />
      <LiveRegion />
    </SessionProvider>,
    '/pedidos/10482/comprovantes',
    '/pedidos/$id/comprovantes',
  )
  return { api, user: userEvent.setup(), router: view.router }
}

const findRow = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const openMenu = async (user: ReturnType<typeof userEvent.setup>, file: string) => {
  await user.click(await screen.findByRole('button', { name: `Ações do comprovante ${file}` }))
  return screen.findAllByRole('menuitem')
}

describe('the vouchers of an order', () => {
  test('VOU-001 VOU-004 shows the title, the total, the amount confirmed by the ERP and the remaining amount', async () => {
    const { api } = opened()
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Comprovantes do pedido Nº 10482')
    await screen.findByText('Total do pedido')
    const readFigure = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.replace(/\s/g, ' ')
    expect(readFigure('Total do pedido')).toBe('R$ 127.904,00')
    expect(readFigure('Total enviado ao ERP')).toBe('R$ 76.742,40')
    expect(readFigure('Saldo restante')).toBe('R$ 51.161,60')
    const legend = screen.getByRole('list', { name: 'O que os comprovantes cobrem' })
    expect(legend.textContent?.replace(/\s/g, ' ')).toBe(
      'Enviado R$ 76.742,40Em processamento R$ 25.580,80Não enviado R$ 12.790,40Sem comprovante R$ 12.790,40',
    )
    expect(api.callsTo(contract.listAttachments)[0]?.query).toEqual({ kind: 'voucher', skip: '1' })
  })

  test('VOU-004 vouchers above the total are reported, and the remaining amount is negative', async () => {
    opened([anAttachment({ voucherAmount: 130_000 })])
    expect(await screen.findByText(/Comprovantes passam do total em R\$\s2\.096,00/)).toBeTruthy()
    const remaining = screen.getByText('Saldo restante').nextElementSibling
    expect([remaining?.textContent?.replace(/\s/g, ' '), remaining?.getAttribute('data-below')]).toEqual([
      '-R$ 2.096,00',
      'true',
    ])
  })

  test('VOU-005 the list scrolls inside an area of at most 300 px', async () => {
    opened()
    const area = await screen.findByRole('region', { name: 'Comprovantes' })
    expect(area.style.maxHeight).toBe('300px')
  })

  test('VOU-018 VOU-022 each voucher shows its next action, or what is missing', async () => {
    opened()
    const incompleteRow = await findRow('foto.png')
    const files = within(screen.getByRole('table')).getAllByRole('link')
    expect(files.map(({ textContent }) => textContent?.trim())).toEqual([
      'foto.png',
      'ted-3.pdf',
      'ted-2.pdf',
      'recibo-entrada.pdf',
    ])
    expect(incompleteRow.getByText('Faltam número e valor')).toBeTruthy()
    expect(incompleteRow.queryByRole('button', { name: /^Enviar ao ERP/ })).toBeNull()
    expect(
      (await findRow('ted-3.pdf')).getByRole('button', { name: 'Enviar ao ERP o comprovante ted-3.pdf' }),
    ).toBeTruthy()
    expect((await findRow('ted-2.pdf')).getByText('Em processamento')).toBeTruthy()
    expect((await findRow('recibo-entrada.pdf')).getByText('Enviado ao ERP')).toBeTruthy()
  })

  test('VOU-018 on the phone, and for one refused by the ERP without a number, the short file name is shown', async () => {
    const still = window.matchMedia('')
    vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('max-width') }))
    opened([{ ...incomplete, refusal: 'Título não encontrado.' }])
    expect((await screen.findByRole('link', { name: 'foto.png' })).textContent).toBe('foto.png')
    expect(screen.getByText('Comprovante foto.png: Título não encontrado.')).toBeTruthy()
  })

  test('VOU-023 removal and sending are disabled once the ERP has it, with the reason', async () => {
    const { user } = opened()
    const items = await openMenu(user, 'ted-2.pdf')
    const refusals = items
      .filter((item) => item.getAttribute('aria-disabled') === 'true')
      .map((item) => item.textContent)
    expect(refusals).toEqual(['Enviar ao ERPO ERP ainda está processando', 'RemoverO ERP ainda está processando'])
    await user.keyboard('{Escape}')
    const done = (await openMenu(user, 'recibo-entrada.pdf')).map((item) => item.textContent)
    expect(done.slice(2)).toEqual(['Enviar ao ERPJá enviado ao ERP', 'RemoverJá enviado ao ERP'])
  })

  test('VOU-036 VOU-043 a complete voucher is sent once, however often it is clicked', async () => {
    const { api, user } = opened([complete])
    const { promise, resolve } = Promise.withResolvers<void>()
    api.on(contract.sendVoucher, async () => {
      await promise
      return inProcess
    })
    const button = await screen.findByRole('button', { name: /^Enviar ao ERP/ })
    await user.dblClick(button)
    expect(api.callsTo(contract.sendVoucher).map(({ params }) => params)).toEqual([{ id: '10482', attId: '3' }])
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('Não enviado', { selector: '[data-tone]' })).toBeTruthy()
    api.on(contract.listAttachments, aList([inProcess]))
    resolve()
    expect(await screen.findByText('Comprovante enviado ao ERP com sucesso')).toBeTruthy()
    expect(await screen.findByText('Em processamento', { selector: '[data-tone]' })).toBeTruthy()
  })

  test('VOU-042 a sending that fails is reported', async () => {
    const { api, user } = opened([complete])
    api.on(contract.sendVoucher, refusing(500, 'boom'))
    await user.click(await screen.findByRole('button', { name: /^Enviar ao ERP/ }))
    expect(await screen.findByText('Ocorreu um erro ao enviar o comprovante ao ERP.')).toBeTruthy()
  })

  test('VOU-021 while one is processing the list is loaded again after 3 s, and the result is announced', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api } = opened([inProcess])
    await screen.findByText('Em processamento', { selector: '[data-tone]' })
    api.on(contract.listAttachments, aList([{ ...inProcess, status: 'SENT' }]))
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(api.callsTo(contract.listAttachments)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await waitFor(() => expect(api.callsTo(contract.listAttachments)).toHaveLength(2))
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(
      screen.getAllByRole('status').some(({ textContent }) => textContent === 'Comprovante 88214: Enviado ao ERP'),
    ).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(api.callsTo(contract.listAttachments)).toHaveLength(2)
    vi.useRealTimers()
  })

  test('VOU-021 a refused voucher is unsent again, with the reason of the ERP', async () => {
    opened([anUnsentVoucher({ refusal: 'Título não encontrado.' })])
    expect(await screen.findByText('O ERP recusou 1 comprovante')).toBeTruthy()
    expect(screen.getByText(/88219: Título não encontrado\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Enviar ao ERP/ })).toBeTruthy()
  })

  test('VOU-018 VOU-034 VOU-045 removing asks for confirmation first, with file and amount', async () => {
    const { api, user } = opened([complete])
    await openMenu(user, 'ted-3.pdf')
    await user.click(screen.getByRole('menuitem', { name: 'Remover' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remover comprovante' })
    expect(within(dialog).getByText(/^ted-3\.pdf, de R\$\s12\.790,40, sai da lista do pedido 10482\.$/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Cancelar')
    api.on(contract.listAttachments, aList([]))
    await user.click(within(dialog).getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText('Comprovante removido com sucesso')).toBeTruthy()
    expect(api.callsTo(contract.removeAttachment).map(({ params }) => params)).toEqual([{ id: '10482', attId: '3' }])
    expect(await screen.findByText('Nenhum comprovante ainda.')).toBeTruthy()
  })

  test('VOU-044 a removal that fails is reported, and the confirmation stays open', async () => {
    const { api, user } = opened([complete])
    api.on(contract.removeAttachment, refusing(500, 'boom'))
    await openMenu(user, 'ted-3.pdf')
    await user.click(screen.getByRole('menuitem', { name: 'Remover' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText('Ocorreu um erro ao remover o comprovante.')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Remover comprovante' })).toBeTruthy()
  })

  test('VOU-014 a removal that the order no longer allows is disabled with its reason', async () => {
    const actions = { ...complete.actions, remove: refused('Só dá para remover com o pedido aprovado') }
    const { user } = opened([{ ...complete, actions }], { status: 'INVOICE_BILLING' })
    const items = await openMenu(user, 'ted-3.pdf')
    expect(items.at(-1)?.textContent).toBe('RemoverSó dá para remover com o pedido aprovado')
    expect(items.at(-1)?.getAttribute('aria-disabled')).toBe('true')
  })

  test('VOU-039 a list that cannot be read is reported', async () => {
    const { api } = opened([])
    api.on(contract.listAttachments, refusing(409, 'boom'))
    expect(await screen.findByText('Ocorreu um erro ao carregar os comprovante do pedido.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })

  test('VOU-002 VOU-003 a new voucher and a stored one have their own addresses', async () => {
    const { user, router } = opened([complete])
    const link = await screen.findByRole('link', { name: 'ted-3.pdf' })
    expect(link.getAttribute('href')).toBe('/pedidos/10482/comprovantes/3')
    await user.click(screen.getByRole('button', { name: 'Adicionar comprovante' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/10482/comprovantes/novo'))
  })
})

describe('who may open the vouchers', () => {
  const leads = async (situation: Situation) => {
    const { router } = opened([], situation)
    await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos'))
  }
  const stays = async (situation: Situation) => {
    const { router } = opened([], situation)
    expect(await screen.findByText('Nenhum comprovante ainda.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/pedidos/10482/comprovantes')
  }

  test.each<Role>(['COMMERCIAL', 'INTEGRATOR', 'REGISTRATION', 'CUSTOMER_SUCCESS'])(
    'VOU-009 C-70 %s is redirected to the list of orders',
    (role) => leads({ role }),
  )

  test.each<Role>(['FINANCIAL', 'ADMINISTRATOR'])('VOU-009 %s stays', (role) => stays({ role }))

  test.each(['PIX', 'BARCODE'] as const)('VOU-010 an order paid by %s redirects to the list of orders', (method) =>
    leads({ method }),
  )

  test('VOU-010 an order of the others method has vouchers', () => stays({ method: 'OTHERS' }))

  test.each<OrderStatus>(['INVOICE', 'INVOICE_VALIDATED', 'PROCESSING', 'INVOICE_REPROVED'])(
    'VOU-011 C-71 an order in %s redirects to the list of orders',
    (status) => leads({ status }),
  )
})
