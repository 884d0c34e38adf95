import { listOtherPaymentMethods, type OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { anOrder } from '@girassol/test-data/orders'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { OtherMethodsDialog } from './other-methods-dialog.tsx'

const methods: OtherPaymentMethodView[] = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  code: `3${String(index + 1).padStart(2, '0')}`,
  description: `Boleto em ${index + 1}x`,
  quantityInstallment: index + 1,
  rangeInstallment: 30,
}))

const serving = () =>
  fakeApi().on(listOtherPaymentMethods, ({ query }) => {
    const found = methods.filter(({ description }) => description.includes(query.term ?? ''))
    const first = (Number(query.skip) - 1) * Number(query.take)
    return { data: found.slice(first, first + Number(query.take)), total: found.length, totalIsExact: true }
  })

const open = (order = anOrder({ totalInvoice: 1000 })) => {
  renderScreen(<OtherMethodsDialog order={order} onClose={() => {}} />)
  return userEvent.setup()
}

describe('the options of the others method', () => {
  test('PAY-006 OPM-006 lists code and description, fifteen at a time', async () => {
    const api = serving()
    const user = open()
    expect(await screen.findByRole('radio', { name: '301 · Boleto em 1x' })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(15)
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }))
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(20))
    expect(api.callsTo(listOtherPaymentMethods).map(({ query }) => query)).toEqual([
      { take: '15', skip: '1' },
      { take: '15', skip: '2' },
    ])
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
  })

  test('PAY-015 PAY-021 PAY-022 a chosen one shows its instalments for the order, which sum to its total', async () => {
    serving()
    const user = open()
    await user.click(await screen.findByRole('radio', { name: '303 · Boleto em 3x' }))
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^1\d{2}\/\d{2}\/\d{4}R\$ 333,34$/),
      expect.stringMatching(/^2\d{2}\/\d{2}\/\d{4}R\$ 333,33$/),
      expect.stringMatching(/^3\d{2}\/\d{2}\/\d{4}R\$ 333,33$/),
    ])
  })

  test('C-29 PAY-015 without the permission to see prices only the dates are shown', async () => {
    serving()
    const user = open(anOrder({ totalInvoice: null }))
    await user.click(await screen.findByRole('radio', { name: '302 · Boleto em 2x' }))
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Parcela', 'Vencimento'])
  })

  test('PAY-006 a search filters the list, and an empty result is reported', async () => {
    serving()
    const user = open()
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar opção' }), '12x')
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
    await user.type(screen.getByRole('searchbox', { name: 'Buscar opção' }), 'y')
    expect(await screen.findByText('Sem itens para carregar')).toBeTruthy()
  })

  test('PAY-027 a list that does not load is shown in the quoted words and can be retried', async () => {
    fakeApi().on(listOtherPaymentMethods, refusing(404, 'Não encontrado.'))
    open()
    const sentence = 'Houve um erro ao tentar listar os métodos de pagamento, tente novamente mais tarde.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })
})
