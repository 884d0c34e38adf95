import { saveBudget, simulateBudget } from '@girassol/contract/budgets'
import { listBrands, listGroups, listProducts } from '@girassol/contract/catalogue'
import type { OrderView } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { anInverter, aPanel, aProductPage } from '@girassol/test-data/products'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { stopClock } from '../../../lib/test-stopped-clock.ts'
import { BudgetEditor } from './budget-editor.tsx'

const inverter = anOrderItem({ id: 2, productErpCode: '10100003', productName: 'Inversor 5 kW', quantity: 1 })
const budget = anOrder({ status: 'BUDGET', version: 4, invoiceItems: [anOrderItem(), inverter] })

const difference = { items: [], facts: [], values: [{ name: 'total', before: 10_125.93, after: 10_125.93 }] } as const
const simulated = (rest: Partial<OrderView> = {}) => ({ ...budget, ...rest, difference: structuredClone(difference) })

const setUp = () =>
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(simulateBudget, simulated() as never)
    .on(listGroups, [
      { BM_GRUPO: '1001', BM_DESC: 'PAINEIS SOLARES', products: 12 },
      { BM_GRUPO: '1010', BM_DESC: 'INVERSORES', products: 24 },
    ])
    .on(listBrands, [{ ZAM_COD: '201', ZAM_DESC: 'VOLTARA' }])
    .on(listProducts, aProductPage([aPanel()]))

const onRestart = vi.fn()
const draw = (of: OrderView = budget) =>
  renderScreen(
    <SessionProvider>
      <BudgetEditor budget={of} onRestart={onRestart} onReset={onRestart} />
    </SessionProvider>,
    '/orcamentos/10482?passo=2',
  )

/** A desktop window, wide enough for the rail and every column. */
const still = window.matchMedia('')

beforeEach(() => {
  notifications.clean()
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const steps = () => within(screen.getByRole('navigation', { name: 'Etapas' })).getAllByRole('listitem')
const onSummary = async () => {
  await press('Avançar')
  await screen.findByRole('heading', { name: 'O que muda' })
}

describe('the steps', () => {
  test('BUD-007 BUD-010 products are the second step, summary and items the third; Voltar and Salvar are in each', async () => {
    setUp()
    draw()
    await screen.findByRole('tab', { name: /No orçamento/ })
    expect(steps().map((step) => step.textContent)).toEqual([
      'Cliente e pagamento, concluída',
      '2Produtos',
      '3Resumo e itens',
    ])
    await button('Voltar')
    expect((await button('Salvar')).getAttribute('aria-disabled')).toBe('true')
    await onSummary()
    await button('Voltar')
    expect((await button('Salvar')).getAttribute('aria-disabled')).toBeNull()
  })

  test('BUD-008 C-64 the header never skips ahead, and says how to go on', async () => {
    setUp()
    const { router } = draw()
    await screen.findByRole('tab', { name: /No orçamento/ })
    await userEvent.click(within(steps()[2] as HTMLElement).getByRole('button'))
    expect(await screen.findByText(/^Use 'Avançar'/)).toBeTruthy()
    expect(router.state.location.search).toEqual({ passo: '2' })
  })

  test('BUD-040 a simulation that fails leaves the user on the same step', async () => {
    const api = setUp()
    const { router } = draw()
    await waitFor(() => expect(api.callsTo(simulateBudget)).toHaveLength(1))
    api.on(simulateBudget, refusing(500, 'x'))
    await press('Avançar')
    expect(await screen.findByText('Ocorreu um erro ao simular edição dos produtos do orçamento')).toBeTruthy()
    expect(router.state.location.search).toEqual({ passo: '2' })
  })

  test('BUD-046 the values of today are requested when editing begins', async () => {
    setUp().on(simulateBudget, refusing(500, 'x'))
    draw()
    expect(await screen.findByText('Ocorreu um erro ao atualizar valores do pedido')).toBeTruthy()
  })
})

describe('the products', () => {
  test('BUD-011 STORE-034 groups are tabs, inverters have their brands below', async () => {
    const api = setUp()
    draw()
    await userEvent.click(await screen.findByRole('tab', { name: 'Inversores' }))
    api.on(listProducts, aProductPage([anInverter()]))
    await press('VOLTARA')
    await waitFor(() =>
      expect(api.callsTo(listProducts).at(-1)?.query).toEqual({
        type: 'MP',
        groupId: '1010',
        brandId: '201',
        invoiceId: '10482',
        take: '25',
        skip: '1',
      }),
    )
  })

  test('STORE-043 the search among the products of a budget waits 800 ms after the last key', async () => {
    const api = setUp()
    draw()
    await userEvent.click(await screen.findByRole('tab', { name: 'Painéis solares' }))
    await waitFor(() => expect(api.callsTo(listProducts)).toHaveLength(1))
    const clock = stopClock()
    for (const typed of ['hel', 'heliar']) {
      fireEvent.change(screen.getByPlaceholderText('Digite aqui o que procura...'), { target: { value: typed } })
      await clock.pass(799)
      expect(api.callsTo(listProducts)).toHaveLength(1)
    }
    await clock.pass(20)
    expect(api.callsTo(listProducts).map(({ query }) => query.term)).toEqual([undefined, 'heliar'])
  })

  test('BUD-012 C-29 unit and total values are columns of price viewers alone', async () => {
    setUp()
    const headers = async () =>
      within(await screen.findByRole('table'))
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
    const { unmount } = draw()
    expect(await headers()).toEqual([
      'Código',
      'Descrição',
      'Disponibilidade',
      'Valor unitário',
      'Valor total',
      'Quantidade',
    ])
    unmount()
    draw({ ...budget, subTotal: null })
    expect(await headers()).toEqual(['Código', 'Descrição', 'Disponibilidade', 'Quantidade'])
  })

  test('BUD-013 products that are still loading show a message', async () => {
    setUp().on(listProducts, () => new Promise(() => undefined))
    draw()
    await userEvent.click(await screen.findByRole('tab', { name: 'Painéis solares' }))
    expect(await screen.findByText('Carregando...')).toBeTruthy()
  })

  test('BUD-014 C-136 a group without products says so', async () => {
    setUp().on(listProducts, aProductPage([]))
    draw()
    await userEvent.click(await screen.findByRole('tab', { name: 'Painéis solares' }))
    expect(await screen.findByText('Sem produtos para carregar')).toBeTruthy()
  })

  test('BUD-041 products that cannot be read end the editing', async () => {
    setUp().on(listProducts, refusing(403, 'x'))
    const { router } = draw()
    await userEvent.click(await screen.findByRole('tab', { name: 'Painéis solares' }))
    expect(await screen.findByText('Ocorreu um erro ao buscar produtos')).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  test('CART-013 changed quantities stay on the screen and are sent together with the whole list', async () => {
    const api = setUp()
    draw()
    const own = within(await screen.findByRole('table'))
    await userEvent.click(own.getByRole('button', { name: /^Aumentar quantidade de MODULO HELIAR/ }))
    await userEvent.click(own.getByRole('button', { name: /^Diminuir quantidade de Inversor/ }))
    await waitFor(() => expect(own.getByRole('textbox', { name: /Inversor/ }).getAttribute('value')).toBe('0'))
    await press('Avançar')
    await waitFor(() =>
      expect(api.callsTo(simulateBudget).at(-1)?.body).toEqual({
        items: [{ productErpCode: '10010005', quantity: 11 }],
      }),
    )
    expect(api.callsTo(saveBudget)).toHaveLength(0)
  })
})

describe('saving', () => {
  test('BUD-022 BUD-023 missing fields disable saving and are listed', async () => {
    const api = setUp()
    draw()
    await waitFor(() => expect(api.callsTo(simulateBudget)).toHaveLength(1))
    const missing = [{ field: 'paymentMethod', message: 'Escolha a forma de pagamento.' }]
    api.on(simulateBudget, simulated({ missing, paymentMethod: null }) as never)
    await onSummary()
    expect((await button('Salvar')).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText('Escolha a forma de pagamento.').length).toBeGreaterThan(0)
  })

  test('BUD-043 the edit is saved with the version it began with, and the budget opens', async () => {
    const api = setUp().on(saveBudget, budget)
    const { router } = draw()
    await onSummary()
    await press('Salvar')
    expect(await screen.findByText('Orçamento atualizado com sucesso!')).toBeTruthy()
    expect(api.callsTo(saveBudget)[0]?.body).toEqual({
      items: [
        { productErpCode: '10010005', quantity: 10 },
        { productErpCode: '10100003', quantity: 1 },
      ],
      version: 4,
    })
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  test('BUD-042 a failure is shown with its sentence, and the draft stays', async () => {
    setUp().on(saveBudget, refusing(500, 'x'))
    draw()
    await onSummary()
    await press('Salvar')
    expect(await screen.findByText('Ocorreu um erro ao editar este orçamento.')).toBeTruthy()
    await button('Salvar')
  })

  test('BUD-042 a budget changed by another user is reported in place, with a way to edit the current one', async () => {
    const message = 'O orçamento mudou depois que você começou a editar.'
    setUp().on(saveBudget, refusing(409, message, { reason: 'changedMeanwhile' }))
    draw()
    await onSummary()
    await press('Salvar')
    expect((await screen.findByText(new RegExp(`^${message}`))).closest('[role=alert]')).toBeTruthy()
    await press('Editar a versão atual')
    expect(onRestart).toHaveBeenCalled()
  })
})
