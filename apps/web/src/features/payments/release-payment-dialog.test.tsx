import { listOtherPaymentMethods, type OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { plusDays, toDay } from '@girassol/domain/shared'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { ReleasePaymentDialog } from './release-payment-dialog.tsx'

const method = (code: string, quantityInstallment: number): OtherPaymentMethodView => ({
  id: Number(code),
  code,
  description: `Boleto em ${quantityInstallment}x`,
  quantityInstallment,
  rangeInstallment: 30,
})

const order = anOrder({ status: 'INVOICE_VALIDATED', paymentMethod: 'OTHERS', totalInvoice: 100 })
const now = '2026-11-23T15:00:00.000Z'
const today = toDay(now)
const inBrazil = (day: string) => day.split('-').toReversed().join('/')

const serving = (methods = [method('302', 2), method('303', 3)]) =>
  fakeApi().on(listOtherPaymentMethods, ({ query }) => {
    const data = methods.filter(({ description }) => description.includes(query.term ?? ''))
    return { data, total: data.length, totalIsExact: true }
  })

beforeEach(() => {
  notifications.clean()
  // Only the date is frozen: a run may pass midnight.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
})
afterEach(() => void vi.useRealTimers())

const open = () => {
  const onClose = vi.fn()
  renderScreen(<ReleasePaymentDialog order={order} onClose={onClose} />)
  return { onClose, user: userEvent.setup() }
}

const confirm = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Confirmar' }))
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('radio', { name }))
  await user.click(screen.getByRole('tab', { name: 'Detalhes' }))
}
const values = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Valor' })
const dates = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Vencimento' })

describe('the release of an others payment', () => {
  test('PAY-016 PAY-029 the tabs Seleção and Detalhes; all conditions, narrowed by a term', async () => {
    const api = serving()
    const { user } = open()
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Seleção', 'Detalhes'])
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
    expect(api.callsTo(listOtherPaymentMethods)[0]?.query).toEqual({ all: 'true' })
    await user.type(screen.getByRole('searchbox'), '3x{Enter}')
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
    expect(api.callsTo(listOtherPaymentMethods).at(-1)?.query).toEqual({ all: 'true', term: '3x' })
  })

  test('PAY-018 confirming without a chosen payment shows an error and sends nothing', async () => {
    const api = serving()
    const { user } = open()
    await screen.findAllByRole('radio')
    await confirm(user)
    expect(screen.getByText('Selecione uma forma de pagamento')).toBeTruthy()
    expect(api.callsTo(selectPaymentMethod)).toHaveLength(0)
  })

  test('PAY-019 a condition without instalments is none', async () => {
    serving([method('300', 0)])
    const { user } = open()
    await choose(user, '300 · Boleto em 0x')
    await confirm(user)
    expect(screen.getByText('Forma de pagamento inválida.')).toBeTruthy()
  })

  test('PAY-021 PAY-022 PAY-024 PAY-026 equal parts, the first absorbs; confirmed, they are sent', async () => {
    const condition = { ...method('303', 3), installments: [] }
    const api = serving().on(selectPaymentMethod, condition)
    const { user, onClose } = open()
    await choose(user, '303 · Boleto em 3x')
    expect(values().map(({ value }) => value.replace(/\s/g, ' '))).toEqual(['R$ 33,34', 'R$ 33,33', 'R$ 33,33'])
    expect(dates().map(({ value }) => value)).toEqual([30, 60, 90].map((days) => inBrazil(plusDays(today, days))))
    await confirm(user)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(selectPaymentMethod)[0]?.body).toEqual({
      code: '303',
      description: 'Boleto em 3x',
      quantityInstallment: 3,
      rangeInstallment: 30,
      installments: [33.34, 33.33, 33.33].map((value, index) => ({
        numberInstallment: index + 1,
        value,
        dueDate: plusDays(today, 30 * (index + 1)),
      })),
    })
    expect(await screen.findByText('Forma de pagamento selecionada com sucesso!')).toBeTruthy()
  })

  test('PAY-020 a sum that is off warns with the sum, and nothing is sent', async () => {
    const api = serving()
    const { user } = open()
    await choose(user, '302 · Boleto em 2x')
    const [first] = values()
    await user.clear(first as HTMLElement)
    await user.type(first as HTMLElement, '60,00')
    await confirm(user)
    const warning = 'Soma do valor das parcelas (R$ 110,00) diferente do valor total do pedido.'
    expect(await screen.findByText((text) => text.replace(/\s/g, ' ') === warning)).toBeTruthy()
    expect(api.callsTo(selectPaymentMethod)).toHaveLength(0)
  })

  test('PAY-023 yesterday is too early, under its field and for the confirmation', async () => {
    const api = serving()
    const { user } = open()
    await choose(user, '302 · Boleto em 2x')
    const [first] = dates()
    await user.clear(first as HTMLElement)
    await user.type(first as HTMLElement, inBrazil(plusDays(today, -1)))
    expect(await screen.findByText('O vencimento não pode ser anterior a hoje.')).toBeTruthy()
    await confirm(user)
    expect(api.callsTo(selectPaymentMethod)).toHaveLength(0)
  })

  test('PAY-025 PAY-027 failures are shown in the quoted words', async () => {
    serving().on(selectPaymentMethod, refusing(500, 'x'))
    const { user } = open()
    await choose(user, '302 · Boleto em 2x')
    await confirm(user)
    const failed = 'Houve um erro ao selecionar este método de pagamento, tente novamente mais tarde.'
    expect(await screen.findByText(failed)).toBeTruthy()
  })

  test('PAY-027 conditions that do not load are reported, with another try', async () => {
    fakeApi().on(listOtherPaymentMethods, refusing(404, 'x'))
    open()
    const sentence = 'Houve um erro ao tentar listar os métodos de pagamento, tente novamente mais tarde.'
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
