import type { OrderView } from '@girassol/contract/orders'
import { showSpecialFinancing } from '@girassol/contract/payment-methods'
import { aFinancingSummary } from '@girassol/test-data/financing'
import { anOrder } from '@girassol/test-data/orders'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { FinancingChoice } from './financing-choice.tsx'
import { shownBy } from './payment-change.ts'

const offer = { isEnabled: true, partnerBank: 'BV', observation: 'Carência de 120 dias.' } as const

const open = (rest: Partial<OrderView> = {}) => {
  const onSave = vi.fn()
  const order = anOrder({ paymentMethod: 'FINANCING', financingBank: 'OTHERS', ...rest })
  renderScreen(<FinancingChoice order={order} onSave={onSave} />)
  return { onSave, user: userEvent.setup() }
}

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

describe('who finances', () => {
  test('PAY-012 PAY-037 PAY-038 shows the special offer with its remark, then the banks', async () => {
    fakeApi().on(showSpecialFinancing, offer)
    open()
    expect(await radio('Financiamento especial BV Financeira')).toBeTruthy()
    expect(screen.getByText('Carência de 120 dias.')).toBeTruthy()
    const names = screen
      .getAllByRole('radio')
      .map((one) => one.closest('label')?.querySelector('span span')?.textContent)
    expect(names).toEqual([
      'Financiamento especial BV Financeira',
      'BV Financeira',
      'Financiamento 60x taxa reduzida',
      'Outros bancos',
    ])
    expect((await radio('Outros bancos')).checked).toBe(true)
  })

  test('PAY-009 PAY-060 a bank is stored with its quoted failure', async () => {
    fakeApi().on(showSpecialFinancing, offer)
    const { user, onSave } = open()
    await user.click(await radio('Financiamento 60x taxa reduzida'))
    expect(onSave.mock.calls).toEqual([[{ financingBank: 'REDUCED_FEE' }, 'Ocorreu um erro ao selecionar banco.']])
  })

  test('PAY-010 PAY-061 the special offer is stored with its quoted failure', async () => {
    fakeApi().on(showSpecialFinancing, offer)
    const { user, onSave } = open()
    await user.click(await radio('Financiamento especial BV Financeira'))
    expect(onSave.mock.calls).toEqual([
      [{ isPaymentSpecialFinancing: true }, 'Erro ao selecionar opção de financiamento especial.'],
    ])
  })

  test('PAY-014 a closed offer is replaced by another bank', async () => {
    fakeApi().on(showSpecialFinancing, { ...offer, isEnabled: false })
    const { onSave } = open({ isPaymentSpecialFinancing: true, financingBank: null })
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    expect(onSave.mock.calls).toEqual([[{ financingBank: 'OTHERS' }, 'Ocorreu um erro ao selecionar banco.']])
    expect(screen.queryByRole('radio', { name: /Financiamento especial/ })).toBeNull()
  })

  test('PAY-014 a closed offer that was not chosen changes nothing', async () => {
    const api = fakeApi().on(showSpecialFinancing, { ...offer, isEnabled: false })
    const { onSave } = open({ financingBank: 'REDUCED_FEE' })
    await waitFor(() => expect(api.callsTo(showSpecialFinancing)).toHaveLength(1))
    expect((await radio('Financiamento 60x taxa reduzida')).checked).toBe(true)
    expect(onSave).not.toHaveBeenCalled()
  })

  test('PAY-062 an offer that does not load is reported, and the banks can still be chosen', async () => {
    fakeApi().on(showSpecialFinancing, refusing(404, 'Não encontrado.'))
    open()
    expect(await screen.findByText('Erro ao buscar opção de financiamento especial')).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    fakeApi().on(showSpecialFinancing, offer)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await radio('Financiamento especial BV Financeira')).toBeTruthy()
  })

  test('FIN-002 WIZ-027 BV requires the credit analysis, and shows its saved values', async () => {
    fakeApi().on(showSpecialFinancing, offer)
    open({ financingBank: 'BV' })
    expect(await screen.findByRole('button', { name: 'Fazer análise de crédito' })).toBeTruthy()
    open({ financingBank: 'BV', financing: aFinancingSummary() })
    expect(await screen.findByRole('button', { name: 'Editar análise de crédito' })).toBeTruthy()
    expect(screen.getByText(/R\$\s15\.000,00/)).toBeTruthy()
  })
})

test('PAY-009 PAY-010 a choice is shown before the response: a bank without the offer, the offer without a bank', () => {
  expect(shownBy({ financingBank: 'BV' })).toEqual({ financingBank: 'BV', isPaymentSpecialFinancing: false })
  expect(shownBy({ isPaymentSpecialFinancing: true })).toEqual({ isPaymentSpecialFinancing: true, financingBank: null })
  expect(shownBy({ card1value: 10 })).toEqual({ card1value: 10 })
})
