import { readCart } from '@girassol/contract/cart'
import { readSession } from '@girassol/contract/session'
import { applySubstitution, findSubstitutes, listNeeds, type Needs } from '@girassol/contract/substitutions'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { anOption, someSubstitutes } from '@girassol/test-data/substitutions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CartItems, useCart } from '../cart/index.ts'

const panel = anOrderItem({ productName: 'Módulo HELIAR 550W', currentAvailability: null })
const cart = anOrder({ status: 'CART', invoiceItems: [panel] })
const discontinued = {
  code: panel.productErpCode,
  reason: 'DISCONTINUED',
  day: null,
  text: 'Descontinuado',
  markedAt: null,
} as const

const needs = (items: Needs['items'] = [discontinued]): Needs => ({ items, suggestions: [] })

const Cart = () => {
  const { cart: shown } = useCart()
  return shown && <CartItems cart={shown} onAddProducts={() => {}} />
}

const setUp = () =>
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(readCart, cart)
    .on(listNeeds, needs())
    .on(findSubstitutes, someSubstitutes())

const draw = () =>
  renderScreen(
    <SessionProvider>
      <Cart />
    </SessionProvider>,
  )

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ver substitutos de Módulo HELIAR 550W' }))
  const dialog = await screen.findByRole('dialog', { name: 'Trocar produto' })
  await within(dialog).findByText('Módulo HELIAR 550W · Descontinuado')
  return dialog
}

describe('the cart with an item that should be replaced', () => {
  test.each([
    ['DISCONTINUED', null, 'Descontinuado'],
    ['OUT_OF_STOCK', null, 'Sem estoque'],
    ['LATER', '2026-12-10', 'Só a partir de 10/12/2026'],
    ['WRONG_SUPPLY', null, 'Não serve para a rede do local'],
  ] as const)('SUB-007 the reason %s is shown with its item', async (reason, day, text) => {
    setUp().on(listNeeds, needs([{ ...discontinued, reason, day, text }]))
    draw()
    const row = await screen.findByRole('listitem')
    expect(await within(row).findByText(text)).toBeTruthy()
  })

  test('SUB-007 the choice names both products and the difference, and what changes with it', async () => {
    setUp().on(
      findSubstitutes,
      someSubstitutes({ options: [anOption(), anOption({ code: '2', text: 'Troca A por B: mesmo preço' })] }),
    )
    draw()
    const dialog = await open()
    expect(
      within(dialog).getByRole('radio', {
        name: /^Troca HELIAR 550 W por AURORA SUL 605 W: \+R\$\s107,60 \(\+1,15%\)$/,
      }),
    ).toHaveProperty('checked', true)
    expect(within(dialog).getByRole('radio', { name: 'Troca A por B: mesmo preço' })).toBeTruthy()
    const rows = within(within(dialog).getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'ItemAntesDepois',
      'Strings1 string de 101 string de 9',
      'Módulo AURORA SUL 605W 10010009–9',
      'Gancho 102000053020',
      'Módulo HELIAR 550W 1001000510–',
    ])
  })

  test('SUB-006 choosing applies the version that was seen, and the new cart is shown', async () => {
    const wider = anOrderItem({ productErpCode: '10010009', productName: 'Módulo AURORA SUL 605W' })
    const api = setUp().on(applySubstitution, {
      order: { ...cart, invoiceItems: [wider] },
      difference: { items: [], facts: [], values: [] },
    })
    draw()
    const dialog = await open()
    api.on(listNeeds, needs([]))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Trocar' }))
    expect(await screen.findByText('Módulo AURORA SUL 605W')).toBeTruthy()
    expect(api.callsTo(applySubstitution).map(({ body }) => body)).toEqual([
      { replaces: '10010005', by: '10010009', version: '825' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByText('Descontinuado')).toBeNull())
  })

  test('SUB-002 new warnings are read before the choice', async () => {
    const warnings = ['Potência dos módulos 42% acima do inversor']
    setUp().on(findSubstitutes, someSubstitutes({ options: [anOption({ warnings })] }))
    draw()
    expect(within(await open()).getByText('Potência dos módulos 42% acima do inversor')).toBeTruthy()
  })

  test('SUB-005 an item without a substitute says why, and offers no change', async () => {
    const note = 'Este item só pode ser trocado pelo sucessor, e nenhum sucessor foi indicado.'
    setUp().on(findSubstitutes, someSubstitutes({ note, options: [] }))
    draw()
    const dialog = await open()
    expect(within(dialog).getByText(note)).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: 'Trocar' })).toBeNull()
  })

  test('SUB-006 a refusal is shown, and the dialog stays open', async () => {
    const sentence = 'O carrinho mudou depois que você o abriu.'
    setUp().on(applySubstitution, refusing(409, sentence, { reason: 'changedMeanwhile' }))
    draw()
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Trocar' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Trocar produto' })).toBeTruthy()
  })

  test('SUB-007 nothing is asked while every item is in stock', async () => {
    const api = setUp().on(readCart, { ...cart, invoiceItems: [{ ...panel, currentAvailability: 'Immediate' }] })
    draw()
    await screen.findByRole('listitem')
    expect(api.callsTo(listNeeds)).toEqual([])
  })
})
