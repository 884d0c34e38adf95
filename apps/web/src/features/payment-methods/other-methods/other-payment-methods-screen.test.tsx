import { listOtherPaymentMethods } from '@girassol/contract/payment-methods'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { OtherPaymentMethodsScreen } from './other-payment-methods-screen.tsx'

const methods = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    code: `C${from + index}`,
    description: `Boleto ${from + index} dias`,
    quantityInstallment: 1,
    rangeInstallment: from + index,
  }))

const serving = () =>
  fakeApi()
    .on(readSession, aSession('FINANCIAL'))
    .on(listOtherPaymentMethods, ({ query }) =>
      query.term === undefined
        ? { data: query.skip === '1' ? methods(15, 100) : methods(5, 200), total: 20, totalIsExact: true }
        : { data: [], total: 0, totalIsExact: true },
    )

const open = (path = '/outros-metodos-de-pagamento') =>
  renderScreen(
    <SessionProvider>
      <OtherPaymentMethodsScreen />
    </SessionProvider>,
    path,
  )

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

test('OPM-001 OPM-002 OPM-006 lists code and description, fifteen at a time until all are loaded', async () => {
  const api = serving()
  open()
  expect(await screen.findByText('Mostrando 20 de 20')).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Código', 'Descrição'])
  expect(screen.getByRole('row', { name: 'C100 Boleto 100 dias' })).toBeTruthy()
  expect(screen.getByText('Sem itens para carregar')).toBeTruthy()
  expect(api.callsTo(listOtherPaymentMethods).map(({ query }) => query)).toEqual([
    { skip: '1', take: '15' },
    { skip: '2', take: '15' },
  ])
})

test('OPM-001 OPM-002 the search term is stored in the address, and an empty result is reported', async () => {
  const api = serving()
  const { router } = open()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar formas de pagamento' }), 'cheque{Enter}')
  expect(await screen.findByText('Nenhuma forma de pagamento corresponde à busca.')).toBeTruthy()
  expect(screen.getByText('Sem itens para carregar')).toBeTruthy()
  expect(router.state.location.search).toEqual({ q: 'cheque' })
  expect(api.callsTo(listOtherPaymentMethods).at(-1)?.query).toEqual({ term: 'cheque', skip: '1', take: '15' })
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar todas' }))
  await waitFor(() => expect(screen.getByText('Mostrando 20 de 20')).toBeTruthy())
})

test('OPM-001 ERR-003 a list that fails is reported and can be retried', async () => {
  const api = serving().on(listOtherPaymentMethods, refusing(409, 'Lista indisponível.'))
  open()
  expect(await screen.findByText('Lista indisponível.')).toBeTruthy()
  api.on(listOtherPaymentMethods, { data: methods(1, 1), total: 1, totalIsExact: true })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Mostrando 1 de 1')).toBeTruthy()
})
