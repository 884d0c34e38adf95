import { listPaymentMethods } from '@girassol/contract/payment-methods'
import { type PaymentMethod, paymentMethodLabels } from '@girassol/domain/payments'
import { anOrder } from '@girassol/test-data/orders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { stopClock } from '../../../lib/test-stopped-clock.ts'
import { PaymentChoice, type PaymentChoiceProps } from './payment-choice.tsx'

const method = (reference: PaymentMethod, maxInstallments = 1) => ({
  reference,
  label: paymentMethodLabels[reference],
  maxInstallments,
  defaultInstallment: 1,
  interestRates: [{ installment: 3, percentage: 3 }],
})

const methods = [
  method('CREDIT_CARD', 18),
  method('CREDIT_CARD + CREDIT_CARD', 18),
  method('CREDIT_CARD + BARCODE', 18),
  method('BARCODE'),
  method('PIX'),
  method('FINANCING'),
  method('DEPOSIT'),
]

/** R$ 1.000,00 before interest, no commission. */
const order = (rest: Partial<PaymentChoiceProps['order']> = {}): PaymentChoiceProps['order'] =>
  anOrder({ rawInvoice: 1000, grossCommission: 0, ...rest })

const open = (of: PaymentChoiceProps['order']) => {
  const onSave = vi.fn()
  renderScreen(<PaymentChoice id="pagamento" order={of} onSave={onSave} />)
  return { onSave, user: userEvent.setup() }
}

const listMethods = async () => {
  await screen.findByRole('radio', { name: 'Pix' })
  return screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
}

describe('the payment choice', () => {
  test('PAY-001 PAY-003 C-83 lists the methods in order, without a deposit', async () => {
    fakeApi().on(listPaymentMethods, methods)
    open(order())
    expect(await listMethods()).toEqual(methods.map(({ reference }) => reference).filter((name) => name !== 'DEPOSIT'))
  })

  test.each([
    ['CREDIT_CARD', 'Cartão de crédito'],
    ['BARCODE', 'Boleto'],
    ['PIX', 'Pix'],
    ['FINANCING', 'Financiamento'],
    ['OTHERS', 'Outros'],
  ] as const)('PAY-002 %s is chosen as %s', async (reference, word) => {
    fakeApi().on(listPaymentMethods, [...methods, method('OTHERS')])
    const { user, onSave } = open(order({ paymentMethod: 'CREDIT_CARD + BARCODE' }))
    await user.click(await screen.findByRole('radio', { name: word }))
    expect(onSave.mock.calls).toEqual([
      [{ paymentMethod: reference }, 'Ocorreu um erro ao alterar método de pagamento.'],
    ])
  })

  test('PAY-004 a promotion is paid by boleto or Pix', async () => {
    fakeApi().on(listPaymentMethods, methods)
    open(order({ type: 'BF' }))
    expect(await listMethods()).toEqual(['BARCODE', 'PIX'])
  })

  test('USE-014 DET-054 Pix is confirmed at once, a bank slip within two business days', async () => {
    fakeApi().on(listPaymentMethods, methods)
    open(order())
    const readNote = async (name: string) => {
      const describedBy = (await screen.findByRole('radio', { name })).getAttribute('aria-describedby')
      return document.getElementById(describedBy ?? '')?.textContent
    }
    expect(await readNote('Pix')).toBe('À vista, sem juros. Confirmado em instantes.')
    expect(await readNote('Boleto')).toBe('À vista, sem juros. O banco confirma em até 2 dias úteis.')
  })

  test('C-29 a user who does not see values cannot split them', async () => {
    fakeApi().on(listPaymentMethods, methods)
    open(order({ rawInvoice: null, grossCommission: null }))
    expect(await listMethods()).toEqual(['CREDIT_CARD', 'BARCODE', 'PIX', 'FINANCING'])
  })

  test('PAY-028 methods that do not load are reported and can be retried', async () => {
    fakeApi().on(listPaymentMethods, refusing(404, 'Não encontrado.'))
    open(order())
    expect(await screen.findByText('Erro ao carregar métodos de pagamento')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })

  test('PAY-059 another method is stored with its quoted failure', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { user, onSave } = open(order())
    await user.click(await screen.findByRole('radio', { name: 'Boleto' }))
    expect(onSave).toHaveBeenCalledWith({ paymentMethod: 'BARCODE' }, 'Ocorreu um erro ao alterar método de pagamento.')
  })

  test('PAY-032 PAY-033 PAY-057 one card offers its instalments with their values and totals', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { user, onSave } = open(order({ paymentMethod: 'CREDIT_CARD', card1installments: 1 }))
    await user.click(await screen.findByRole('combobox', { name: 'Parcelas' }))
    expect(await screen.findAllByRole('option')).toHaveLength(18)
    await user.click(screen.getByRole('option', { name: /^3× R\$\s343,33 \(total R\$\s1\.030,00\)$/ }))
    expect(onSave).toHaveBeenCalledWith({ card1installments: 3 }, 'Erro ao salvar parcelas!')
  })

  test('PAY-033 instalments without interest are marked', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { user } = open(order({ paymentMethod: 'CREDIT_CARD', card1installments: 1, grossCommission: 50 }))
    await user.click(await screen.findByRole('combobox', { name: 'Parcelas' }))
    expect(
      await screen.findByRole('option', { name: /^2× R\$\s525,00 sem juros \(total R\$\s1\.050,00\)$/ }),
    ).toBeTruthy()
    expect(screen.getByRole('option', { name: /^3× R\$\s360,00 \(total R\$\s1\.080,00\)$/ })).toBeTruthy()
  })

  test('PAY-046 the methods are requested once within the hour, however often the step is opened', async () => {
    const api = fakeApi().on(listPaymentMethods, methods)
    const Step = () => {
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            abrir ou fechar
          </button>
          {isOpen && <PaymentChoice id="pagamento" order={order()} onSave={() => {}} />}
        </>
      )
    }
    const { client } = renderScreen(<Step />)
    const user = userEvent.setup()
    await listMethods()
    const toggle = screen.getByRole('button', { name: 'abrir ou fechar' })
    await user.click(toggle)
    window.dispatchEvent(new Event('focus'))
    await user.click(toggle)
    await listMethods()
    expect(api.callsTo(listPaymentMethods)).toHaveLength(1)
    expect(client.getQueryCache().getAll()[0]?.gcTime).toBe(3_600_000)
  })
})

describe('two means of payment', () => {
  const twoCards = order({
    paymentMethod: 'CREDIT_CARD + CREDIT_CARD',
    card1value: 400,
    card2value: 600,
    card1installments: 1,
    card2installments: 1,
  })

  const card1 = () => screen.findByRole('textbox', { name: 'Valor no cartão 1' })

  test('PAY-030 PAY-034 PAY-055 C-85 the value of one card sets the rest for the other, saved once after half a second', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { onSave } = open(twoCards)
    const first = await card1()
    const clock = stopClock()
    for (const typed of ['250', '250,50']) {
      fireEvent.change(first, { target: { value: typed } })
      await clock.pass(499)
      expect(onSave).not.toHaveBeenCalled()
    }
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor no cartão 2' }).value).toBe('R$\u00A0749,50')
    await clock.pass(1)
    expect(onSave.mock.calls).toEqual([[{ card1value: 250.5, card2value: 749.5 }, 'Erro ao salvar!']])
  })

  test('C-85 a part that no card can pay is refused in place and not stored', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { onSave } = open(twoCards)
    const first = await card1()
    const clock = stopClock()
    fireEvent.change(first, { target: { value: '1000' } })
    expect(screen.getByText('Cada parte do pagamento deve ser de pelo menos R$ 1,00.')).toBeTruthy()
    await clock.pass(5000)
    expect(onSave).not.toHaveBeenCalled()
  })

  test.each([
    ['Valor no cartão 1', 'O cartão 1 passa do total de R$ 1.000,00.'],
    ['Valor no cartão 2', 'O cartão 2 passa do total de R$ 1.000,00.'],
  ])('C-85 more than the total in %s is refused in that field, and not stored', async (label, sentence) => {
    fakeApi().on(listPaymentMethods, methods)
    const { onSave } = open(twoCards)
    await card1()
    const clock = stopClock()
    const field = screen.getByRole('textbox', { name: label })
    fireEvent.change(field, { target: { value: '1200' } })
    expect(screen.getByText(sentence).id).toBe(field.getAttribute('aria-describedby')?.trim())
    expect(screen.queryByText(/Cada parte do pagamento/)).toBeNull()
    await clock.pass(5000)
    expect(onSave).not.toHaveBeenCalled()
  })

  test('C-85 parts that no longer sum to the changed total are reported', async () => {
    fakeApi().on(listPaymentMethods, methods)
    open({ ...twoCards, rawInvoice: 1100 })
    expect(await screen.findByText('A soma das partes deve ser igual ao valor antes dos juros.')).toBeTruthy()
  })

  test('C-85 one click adjusts the parts to the changed total', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { user, onSave } = open({ ...twoCards, rawInvoice: 1100 })
    expect(
      await screen.findByText(/As partes somam R\$\s1\.000,00 e o valor antes dos juros é R\$\s1\.100,00/),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ajustar as partes' }))
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    expect(onSave.mock.calls).toEqual([[{ card1value: 400, card2value: 700 }, 'Erro ao salvar!']])
    expect(screen.queryByRole('button', { name: 'Ajustar as partes' })).toBeNull()
  })

  test('PAY-057 the second card has its own quoted failure', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { user, onSave } = open(twoCards)
    await user.click(await screen.findByRole('combobox', { name: 'Parcelas do cartão 2' }))
    await user.click((await screen.findAllByRole('option'))[1] as HTMLElement)
    expect(onSave).toHaveBeenCalledWith({ card2installments: 2 }, 'Erro ao salvar parcelas!')
  })

  test('PAY-031 PAY-056 each of two cards takes up to ten instalments', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { user, onSave } = open(twoCards)
    await user.click(await screen.findByRole('combobox', { name: 'Parcelas do cartão 1' }))
    const options = await screen.findAllByRole('option')
    expect(options).toHaveLength(10)
    await user.click(options[1] as HTMLElement)
    expect(onSave).toHaveBeenCalledWith({ card1installments: 2 }, 'Erro ao salvar parcelas do cartão 1!')
  })

  test('C-85 PAY-058 beside a boleto only the card has instalments, as many as a single card', async () => {
    fakeApi().on(listPaymentMethods, methods)
    const { user, onSave } = open({ ...twoCards, paymentMethod: 'CREDIT_CARD + BARCODE' })
    expect(await screen.findByRole('textbox', { name: 'Valor no boleto' })).toBeTruthy()
    await user.click(screen.getByRole('combobox', { name: 'Parcelas do cartão' }))
    const options = await screen.findAllByRole('option')
    expect(options).toHaveLength(18)
    await user.click(options[4] as HTMLElement)
    expect(onSave).toHaveBeenCalledWith({ card1installments: 5 }, 'Ocorreu um erro ao salvar parcelamento.')
  })
})
