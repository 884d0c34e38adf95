import { showFinancing } from '@girassol/contract/financing'
import type { OrderView } from '@girassol/contract/orders'
import { listBankAccounts, listPaymentMethods, showSpecialFinancing } from '@girassol/contract/payment-methods'
import { correctPayment } from '@girassol/contract/payments'
import { readSession } from '@girassol/contract/session'
import { type PaymentMethod, paymentMethodLabels } from '@girassol/domain/payments'
import { aFinancing, aFinancingSummary } from '@girassol/test-data/financing'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { PaymentPanel } from './payment-panel.tsx'

const method = (reference: PaymentMethod, maxInstallments = 1) => ({
  reference,
  label: paymentMethodLabels[reference],
  maxInstallments,
  defaultInstallment: 1,
  interestRates: [{ installment: 3, percentage: 3 }],
})

const serving = () =>
  fakeApi()
    .on(listPaymentMethods, [method('CREDIT_CARD', 18), method('CREDIT_CARD + CREDIT_CARD', 10), method('PIX')])
    .on(showSpecialFinancing, { isEnabled: false, partnerBank: 'BV', observation: '' })

const { actions } = anOrder()
const no = { allowed: false, reason: 'Você não tem permissão para esta ação.' } as const

const open = (rest: Partial<OrderView> = {}) => {
  const order = anOrder({ rawInvoice: 1000, grossCommission: 0, totalInvoice: 1000, ...rest })
  return { ...renderScreen(<PaymentPanel order={order} />), user: userEvent.setup() }
}

afterEach(() => notifications.clean())

describe('the payment of a saved order', () => {
  test('FIN-007 PAY-037 a financing shows its bank and the values of its analysis', async () => {
    serving()
    open({ paymentMethod: 'FINANCING', financingBank: 'BV', financing: aFinancingSummary() })
    expect(await screen.findByText('BV Financeira')).toBeTruthy()
    for (const figure of [
      /R\$\s20\.000,00/,
      /R\$\s5\.000,00/,
      /R\$\s15\.000,00/,
      '90 dias',
      /60× R\$\s399,00|R\$\s399,00/,
    ]) {
      expect(screen.getByText(figure)).toBeTruthy()
    }
  })

  /** What stands beside a label. */
  const cellOf = (label: string) => screen.getByText(label, { exact: true }).parentElement?.querySelector('dd')
  const textOf = (label: string) => cellOf(label)?.textContent?.replaceAll('\u00A0', ' ')

  const charged = { rawInvoice: 9625.9, interestValue: 1335.11, grossCommission: 1500, totalInvoice: 12_461.01 }

  test('PAY-033 C-80 a card shows one instalment, with interest and service, and the service has its line', async () => {
    serving()
    open({ ...charged, paymentMethod: 'CREDIT_CARD', card1installments: 12 })
    expect(await screen.findByText('Cartão')).toBeTruthy()
    expect(['Cartão', 'Juros', 'Serviço', 'Total'].map(textOf)).toEqual([
      '12× de R$ 1.038,41',
      'R$ 1.335,11',
      'R$ 1.500,00',
      'R$ 12.461,01',
    ])
  })

  test('PAY-033 beside a boleto the card pays the rest of the total', async () => {
    serving()
    const parts = { card1value: 5625.9, card2value: 4000, card1installments: 12 }
    open({ ...charged, ...parts, paymentMethod: 'CREDIT_CARD + BARCODE' })
    expect(await screen.findByText('Cartão')).toBeTruthy()
    expect(['Cartão', 'Boleto'].map(textOf)).toEqual(['12× de R$ 705,08', 'R$ 4.000,00'])
  })

  test('PAY-030 two cards show their parts, which add up to the total with interest and service', async () => {
    serving()
    const parts = { card1value: 5625.9, card2value: 4000, card1installments: 12, card2installments: 1 }
    open({ ...charged, ...parts, paymentMethod: 'CREDIT_CARD + CREDIT_CARD' })
    expect(await screen.findByText('Cartão 1')).toBeTruthy()
    expect(['Cartão 1', 'Cartão 2'].map(textOf)).toEqual(['R$ 5.625,90 em 12×', 'R$ 4.000,00 em 1×'])
  })

  test('C-80 an order without service has no line for it', async () => {
    serving()
    open({ paymentMethod: 'PIX', grossCommission: 0 })
    expect(await screen.findByText('Pix')).toBeTruthy()
    expect(screen.queryByText('Serviço')).toBeNull()
  })

  test('FIN-010 the borrower is loaded on demand, by users who may see it', async () => {
    serving().on(showFinancing, aFinancing())
    const { user } = open({ paymentMethod: 'FINANCING', financingBank: 'BV', financing: aFinancingSummary() })
    await user.click(await screen.findByRole('button', { name: 'Ver análise de crédito' }))
    expect(await screen.findByText('529.982.247-25')).toBeTruthy()
    expect(screen.getByText('10/05/1980')).toBeTruthy()
    expect(screen.getByText('Ensino superior completo')).toBeTruthy()
  })

  test('FIN-010 a user who may not see the borrower is not offered it', async () => {
    serving()
    const closed = { ...actions, readFinancing: no }
    open({ paymentMethod: 'FINANCING', financingBank: 'BV', financing: aFinancingSummary(), actions: closed })
    expect(await screen.findByText('BV Financeira')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ver análise de crédito' })).toBeNull()
  })

  test('PAY-015 a released condition shows its instalments', async () => {
    serving()
    const installments = [{ numberInstallment: 1, value: 1000, dueDate: '2026-12-21' }]
    const released = { code: '030', description: 'Boleto 30 dias', quantityInstallment: 1, rangeInstallment: 30 }
    open({ paymentMethod: 'OTHERS', othersPaymentMethod: { ...released, installments } })
    expect(await screen.findByText('030 · Boleto 30 dias')).toBeTruthy()
    expect(screen.getByText(/21\/12\/2026/)).toBeTruthy()
  })

  test.each([
    ['the server allows it', true],
    ['the server refuses it', false],
  ])('PAY-005 PAY-006 editing and the options are offered as %s', async (_title, allowed) => {
    serving()
    const answer = allowed ? ({ allowed } as const) : no
    open({ paymentMethod: 'OTHERS', actions: { ...actions, editPayment: answer, viewOtherMethods: answer } })
    expect(await screen.findByText('Outros')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Editar pagamento' }) !== null).toBe(allowed)
    expect(screen.queryByRole('button', { name: 'Ver opções' }) !== null).toBe(allowed)
  })

  test('PAY-006 only the others method has the options', async () => {
    serving()
    open({ paymentMethod: 'PIX' })
    expect(await screen.findByText('Pix')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ver opções' })).toBeNull()
  })
})

describe('correcting a payment', () => {
  const edit = async (rest: Partial<OrderView> = {}) => {
    const opened = open(rest)
    await opened.user.click(await screen.findByRole('button', { name: 'Editar pagamento' }))
    return opened
  }

  test('PAY-005 PAY-007 PAY-033 the total follows the choice before saving, and everything is saved at once', async () => {
    const api = serving().on(correctPayment, { id: 10_482, status: 'INVOICE', totalInvoice: 1030 })
    const { user } = await edit()
    await user.click(await screen.findByRole('radio', { name: 'Cartão de crédito' }))
    await user.click(await screen.findByRole('combobox', { name: 'Parcelas' }))
    await user.click(await screen.findByRole('option', { name: /^3×/ }))
    expect(await screen.findByText(/^R\$\s1\.030,00$/)).toBeTruthy()
    expect(api.callsTo(correctPayment)).toHaveLength(0)
    await user.dblClick(screen.getByRole('button', { name: /^Salvar/ }))
    expect(await screen.findByText('Pagamento alterado.')).toBeTruthy()
    expect(api.callsTo(correctPayment).map(({ body }) => body)).toEqual([
      {
        paymentMethod: 'CREDIT_CARD',
        card1value: null,
        card2value: null,
        card1installments: 3,
        card2installments: null,
        isPaymentSpecialFinancing: false,
      },
    ])
    expect(screen.queryByRole('button', { name: /^Salvar/ })).toBeNull()
  })

  test.each([
    ['financing starts with another bank', [], 'OTHERS'],
    ['a method that is chosen after a financing has none', ['Pix'], undefined],
  ] as const)('PAY-008 %s', async (_what, chosenThen, bank) => {
    const financing = [method('FINANCING'), method('PIX')]
    const api = serving()
      .on(listPaymentMethods, financing)
      .on(correctPayment, { id: 10_482, status: 'INVOICE', totalInvoice: 1000 })
    const { user } = await edit()
    await user.click(await screen.findByRole('radio', { name: 'Financiamento' }))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Outros bancos' })).checked).toBe(true)
    for (const name of chosenThen) {
      await user.click(screen.getByRole('radio', { name }))
      expect(screen.queryByRole('radio', { name: 'Outros bancos' })).toBeNull()
    }
    await user.click(screen.getByRole('button', { name: /^Salvar/ }))
    await waitFor(() => expect(api.callsTo(correctPayment)).toHaveLength(1))
    expect(api.callsTo(correctPayment).map(({ body }) => Object(body).financingBank)).toEqual([bank])
  })

  test('PAY-005 a refusal is shown in place and nothing is lost', async () => {
    const sentence = 'Informe o valor de cada parte do pagamento.'
    serving().on(correctPayment, refusing(409, sentence))
    const { user } = await edit()
    await user.click(await screen.findByRole('radio', { name: 'Dois cartões' }))
    await user.click(screen.getByRole('button', { name: /^Salvar/ }))
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dois cartões' }).checked).toBe(true)
  })

  test('PAY-059 a failing server is shown in the quoted words', async () => {
    serving().on(correctPayment, refusing(500, 'Erro interno'))
    const { user } = await edit()
    await user.click(await screen.findByRole('radio', { name: 'Cartão de crédito' }))
    await user.click(screen.getByRole('button', { name: /^Salvar/ }))
    expect(await screen.findByText('Ocorreu um erro ao alterar método de pagamento.')).toBeTruthy()
  })

  test('PAY-005 cancelling saves nothing', async () => {
    const api = serving()
    const { user } = await edit()
    await user.click(await screen.findByRole('radio', { name: 'Cartão de crédito' }))
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(await screen.findByText('Pix')).toBeTruthy()
    expect(api.callsTo(correctPayment)).toHaveLength(0)
  })
})

describe('an old deposit', () => {
  const accounts = [
    { id: 1, bankNumber: '001', bankName: 'Banco do Brasil', branchCode: '1234-5', bankAccount: '67890-1' },
  ]
  const session = (reference: 'FINANCIAL' | 'INTEGRATOR') => ({
    id: 1,
    name: 'Fernanda Lima',
    email: 'financial@girassol.demo',
    roles: [{ reference }],
  })

  const Toggle = () => {
    const [isOpen, setOpen] = useState(true)
    return (
      <SessionProvider>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          abrir ou fechar
        </button>
        {isOpen && <PaymentPanel order={anOrder({ paymentMethod: 'DEPOSIT' })} />}
      </SessionProvider>
    )
  }

  test('PAY-049 C-83 the financial department sees the accounts, requested at most once in five minutes', async () => {
    const api = serving()
      .on(listBankAccounts, accounts)
      .on(readSession, session('FINANCIAL') as never)
    const { client } = renderScreen(<Toggle />)
    const user = userEvent.setup()
    const account = '001 · Banco do Brasil, agência 1234-5, conta 67890-1'
    expect(await screen.findByText(account)).toBeTruthy()
    const toggle = screen.getByRole('button', { name: 'abrir ou fechar' })
    const reopen = async () => {
      await user.click(toggle)
      await user.click(toggle)
      expect(await screen.findByText(account)).toBeTruthy()
    }
    await reopen()
    expect(api.callsTo(listBankAccounts)).toHaveLength(1)
    const [query] = client.getQueryCache().findAll({ queryKey: ['GET /payments/bank-accounts'] })
    query?.setState({ dataUpdatedAt: Date.now() - 301_000 })
    await reopen()
    await waitFor(() => expect(api.callsTo(listBankAccounts)).toHaveLength(2))
  })

  test('PAY-048 other roles do not request them', async () => {
    const api = serving().on(readSession, session('INTEGRATOR') as never)
    renderScreen(<Toggle />)
    expect(await screen.findByText('Depósito')).toBeTruthy()
    expect(api.callsTo(listBankAccounts)).toHaveLength(0)
  })
})
