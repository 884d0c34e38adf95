import { changeCartItemQuantity, readCart } from '@girassol/contract/cart'
import { readProposals, swapKit } from '@girassol/contract/generator'
import { aCheaperKit, aKit, someProposals } from '@girassol/test-data/kits'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { KitComparison } from './kit-comparison.tsx'

const Comparison = () => {
  const { data } = useEndpointQuery(readProposals, {})
  return data ? <KitComparison proposals={data} onResize={() => undefined} /> : null
}

const swapped = someProposals({
  kits: [aKit({ inCart: false }), aCheaperKit({ inCart: true })],
  cart: anOrder({ status: 'CART' }),
})

const cards = () => within(screen.getByRole('list')).getAllByRole('listitem')

beforeEach(() => notifications.clean())

describe('the comparison of kits', () => {
  test('C-22 shows the same rows for each kit, the chosen one marked', async () => {
    fakeApi().on(readProposals, someProposals())
    renderScreen(<Comparison />)
    expect(await screen.findByRole('heading', { name: 'Dois kits para comparar' })).toBeTruthy()
    expect(screen.getByText('Preços e prazos de hoje. Tensões calculadas para SP, −2 °C a 39 °C.')).toBeTruthy()
    const [best, cheapest] = cards().map((card) => within(card))
    expect(best?.getByText('No carrinho')).toBeTruthy()
    expect(best?.getByText('Kit escolhido')).toBeTruthy()
    const rows = [
      '10 × HELIAR 550 W',
      'Mono PERC, 21,3%',
      'VOLTARA VT-5K-M',
      '5,07 kW monofásico',
      '1 string de 10',
      '108,5%',
      '9.375',
    ]
    for (const row of [...rows, '534,2 de 550 V', '352,1 V']) expect(best?.getByText(row)).toBeTruthy()
    expect(best?.getByText(/^R\$\s1,70\/Wp$/)).toBeTruthy()
    expect(best?.getByText(/^10x de R\$\s1\.031,34 no cartão$/)).toBeTruthy()
    expect(cheapest?.getByText('14/12/2026, em 19 dias')).toBeTruthy()
    expect(cheapest?.getByText('Potência dos módulos 42% acima do inversor')).toBeTruthy()
    expect(cheapest?.getByText(/R\$\s90,00 a menos/)).toBeTruthy()
  })

  test('USE-005 each kit is called by what is true of it among those shown', async () => {
    const efficient = aKit({
      moduleCode: '10010008',
      tags: ['MAIOR_EFICIENCIA'],
      labels: ['MENOR_TOTAL', 'MAIOR_EFICIENCIA'],
      total: 8823.5,
    })
    const other = aKit({ moduleCode: '10010009', tags: ['MENOR_PRECO'], labels: [] })
    const own = aKit({ moduleCode: '10010010', tags: [], labels: ['MENOR_PRECO'] })
    fakeApi().on(readProposals, someProposals({ kits: [aKit(), efficient, other, own] }))
    renderScreen(<Comparison />)
    await screen.findByRole('list')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Melhor ajuste',
      'Menor preço · Maior eficiência',
      'Outra opção',
      'Seu kit · Menor R$/Wp',
    ])
  })

  test('DEC-001 DEC-004 the best of each line is bold and said in words, what is the same in all is dim', async () => {
    fakeApi().on(readProposals, someProposals())
    renderScreen(<Comparison />)
    await screen.findByRole('list')
    const listMarked = (card: Element) =>
      [...card.querySelectorAll('dd strong')].map((value) => `${value.textContent}${value.nextSibling?.textContent}`)
    const [best, cheapest] = cards().map(listMarked)
    expect(best).toEqual(['9.375, o melhor', 'Imediato, o melhor'])
    expect(cheapest).toEqual([
      expect.stringMatching(/^R\$\s1,61\/Wp, o melhor$/),
      expect.stringMatching(/^10x de R\$\s1\.021,44 no cartão, o melhor$/),
    ])
    const dim = [...(cards()[0]?.querySelectorAll('[data-same] dt') ?? [])].map(({ textContent }) => textContent)
    expect(dim).toEqual(['Tecnologia', 'Strings', 'Tensão mínima a quente'])
  })

  test('C-22 above 98 % of the voltage limit the bar turns amber', async () => {
    fakeApi().on(readProposals, someProposals())
    renderScreen(<Comparison />)
    await screen.findByRole('list')
    const tones = cards().map((card) => card.querySelector('[data-tone="attention"], [data-tone="normal"]'))
    expect(tones.map((meter) => meter?.getAttribute('data-tone'))).toEqual(['normal', 'attention'])
  })

  test('STORE-020 C-29 no prices without permission', async () => {
    const kits = [aKit(), aCheaperKit()].map((kit) => ({
      ...kit,
      labels: [],
      total: null,
      pricePerWp: null,
      points: null,
      usualPayment: null,
    }))
    fakeApi().on(readProposals, someProposals({ kits }))
    renderScreen(<Comparison />)
    await screen.findByRole('list')
    expect(document.body.textContent).not.toContain('R$')
    expect(screen.getByText(/^Tensões calculadas/)).toBeTruthy()
  })

  test('C-22 another kit takes the place of the chosen one, which can be undone', async () => {
    const api = fakeApi().on(readProposals, someProposals()).on(swapKit, swapped).on(readCart, anOrder())
    renderScreen(<Comparison />)
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar por este kit: Menor R$/Wp · Menor preço' }))
    expect(await screen.findByText('Kit trocado: Menor R$/Wp · Menor preço.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Trocar por este kit: Melhor ajuste' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(api.callsTo(swapKit)).toHaveLength(2))
    const { options } = someProposals()
    expect(api.callsTo(swapKit).map(({ body }) => body)).toEqual([
      { ...options, chosenModuleId: '10010007', chosenInverterId: '10100002' },
      { ...options, chosenModuleId: '10010005', chosenInverterId: '10100003' },
    ])
  })

  test('C-22 undoing also brings back the quantities that were changed by hand', async () => {
    const hook = anOrderItem({ productErpCode: '10200001', productName: 'Gancho', quantity: 20, kitQuantity: 20 })
    const module = anOrderItem({ kitQuantity: 10 })
    const cartWith = (...invoiceItems: (typeof hook)[]) => anOrder({ status: 'CART', invoiceItems })
    const changed = cartWith(module, hook)
    const sizedAgain = cartWith(module, { ...hook, quantity: 30, kitQuantity: 30 })
    const api = fakeApi()
      .on(readProposals, someProposals())
      .on(readCart, changed)
      .on(swapKit, { ...swapped, cart: cartWith(module) })
      .on(changeCartItemQuantity, changed)
    const WithCart = () => useEndpointQuery(readCart, {}).data && <Comparison />
    renderScreen(<WithCart />)
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar por este kit: Menor R$/Wp · Menor preço' }))
    await screen.findByText('Kit trocado: Menor R$/Wp · Menor preço.')
    api.on(swapKit, someProposals({ cart: sizedAgain }))
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(api.callsTo(changeCartItemQuantity)).toHaveLength(1))
    expect(api.callsTo(changeCartItemQuantity)[0]?.params).toMatchObject({ code: '10200001', qty: '20' })
  })

  test('C-22 a refused swap says why and changes nothing', async () => {
    fakeApi().on(readProposals, someProposals()).on(swapKit, refusing(409, 'Produto fora de estoque!'))
    renderScreen(<Comparison />)
    await userEvent.click(await screen.findByRole('button', { name: /Trocar por este kit/ }))
    expect(await screen.findByText('Produto fora de estoque!')).toBeTruthy()
    expect(within(cards()[0] as HTMLElement).getByText('Kit escolhido')).toBeTruthy()
  })
})
