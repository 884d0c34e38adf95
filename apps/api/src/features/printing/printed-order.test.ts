import type { OrderView } from '@girassol/contract/orders'
import { usualDistributor } from '@girassol/domain/settings'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { describe, expect, test } from 'vitest'
import { drawPdf } from '../../documents/draw-pdf.ts'
import { countPdfPictures, readPdfPages } from '../../documents/test-pdf.ts'
import { aPng } from '../../integrations/files/test-pictures.ts'
import { orderPage } from './order-page.ts'
import { printRemarks } from './printed-remarks.ts'

const distributor = {
  ...usualDistributor,
  name: 'Girassol Distribuidora Ltda',
  cnpj: '11222333000181',
  phone: '6230003000',
  email: 'vendas@girassol.demo',
}

const items = (count: number, rest: Parameters<typeof anOrderItem>[0] = {}) =>
  Array.from({ length: count }, (_, at) => anOrderItem({ id: at + 1, productErpCode: `1001${1000 + at}`, ...rest }))

const print = async (order: Partial<OrderView>, rest: Partial<Parameters<typeof orderPage>[0]> = {}) => {
  const address = 'https://portal.example/pedidos/10482'
  const page = orderPage({ order: anOrder(order), address, distributor, strings: '1 string de 10', ...rest })
  return readPdfPages(await drawPdf(page))
}

/** Without the two lines of the header and the one of the footer. */
const pickBody = (page: readonly string[]): readonly string[] => page.slice(2, -1)

const hidden = { unitValue: null, totalValue: null }
const hiddenTotals = {
  subTotal: null,
  discountValue: null,
  freightValue: null,
  interestValue: null,
  grossCommission: null,
}
const longName =
  'MODULO FOTOVOLTAICO HELIAR DE ALTA EFICIENCIA 550W MONO PERC 144 CELULAS COM MOLDURA PRETA E CABO LONGO'
const noDelivery = { addressType: 'pickup', deliveryDate: null, estimatedDeliveryDate: null, totalWeight: 0 } as const

describe('the PDF of an order', () => {
  test.each<[string, Partial<OrderView>, number]>([
    ['1 item', { invoiceItems: items(1) }, 1],
    ['20 items', { invoiceItems: items(20) }, 2],
    ['300 items', { invoiceItems: items(300) }, 10],
    ['long names', { invoiceItems: items(30, { productName: longName }), customerName: 'Nome comprido '.repeat(7) }, 3],
    ['hidden prices', { invoiceItems: items(5, hidden), ...hiddenTotals }, 2],
  ])('USE-030 %s: who sells and the page number on every page', async (_what, order, count) => {
    const pages = await print(order)
    expect(pages).toHaveLength(count)
    for (const [at, page] of pages.entries()) {
      expect(page.slice(0, 2)).toEqual([
        'Girassol Distribuidora Ltda',
        'CNPJ 11.222.333/0001-81 · (62) 3000-3000 · vendas@girassol.demo',
      ])
      expect(page.at(-1)).toBe(`Pedido 10482${at + 1} de ${count}`)
    }
    const text = pages.flat().join('\n')
    expect(text).toContain('Preços, disponibilidade e datas de embarque são confirmados na validação do pedido.')
    if ('subTotal' in order) expect(text.match(/R\$ [\d.,]+/g)).toEqual(['R$ 10.125,93'])
  })

  test('USE-030 the kit in a few lines: power, modules, inverters, strings', async () => {
    const inverter = anOrderItem({ id: 2, groupCode: '1010', productName: 'INVERSOR NEXIO 5KW', quantity: 1 })
    const text = (await print({ invoiceItems: [anOrderItem(), inverter] })).flat().join('\n')
    for (const line of [/Potência +5,50 kWp/, /Módulos +10 × Módulo HELIAR 550W/, /Inversores +1 × Inversor NEXIO/]) {
      expect(text).toMatch(line)
    }
    expect(text).toMatch(/Strings +1 string de 10/)
    const names = ['A', 'B', 'C', 'D', 'E'].map((letter) => ({ productName: `MODULO ${letter}` }))
    const kinds = names.map((name, at) => anOrderItem({ id: at + 1, ...name }))
    expect((await print({ invoiceItems: kinds })).flat().join('\n')).toMatch(/10 × Módulo C\ne mais 2 tipos\nStrings/)
    const without = (
      await print({ kitPower: 0, invoiceItems: items(1, { groupCode: '1020' }) }, { strings: null })
    ).flat()
    expect(without).not.toContain('Resumo do kit')
  })

  test('USE-030 the logo is at the head of every page', async () => {
    const order = anOrder({ invoiceItems: items(20) })
    const page = orderPage({ order, address: 'https://portal.example', distributor, strings: null, logo: 'logo.png' })
    const pdf = await drawPdf(page, { contentType: 'image/png', bytes: aPng() })
    expect(countPdfPictures(pdf)).toEqual([1, 1])
    expect(countPdfPictures(await drawPdf(page))).toEqual([0, 0])
  })

  test('USE-030 no page has less than three lines, however many items and whatever the remarks', async () => {
    const remarks = [null, 'Portão 2.', 'linha\n'.repeat(9), 'a\n'.repeat(499), 'Palavra '.repeat(125)]
    for (const additionalData of remarks) {
      for (let count = 1; count <= 45; count += additionalData === null ? 1 : 4) {
        const pages = await print({ invoiceItems: items(count), additionalData, ...noDelivery })
        const fewest = Math.min(...pages.map((page) => pickBody(page).length))
        expect([count, additionalData?.slice(0, 10), fewest >= 3]).toEqual([count, additionalData?.slice(0, 10), true])
      }
    }
  }, 120_000)

  test('USE-035 additional data has one empty line at most and stays on one page', async () => {
    expect(printRemarks('\n\nManhã.  \r\n\r\n\r\n\r\nPortão 2.\n\n')).toBe('Manhã.\n\nPortão 2.')
    expect(printRemarks('a\n'.repeat(3))).toBe('a\na\na')
    for (const additionalData of [
      'W'.repeat(1000),
      'a\n'.repeat(500),
      `${'\n'.repeat(400)}fim`,
      'W W\n\n'.repeat(200),
    ]) {
      const pages = await print({ invoiceItems: items(20), additionalData })
      const heads = pages.filter((page) => page.includes('Dados adicionais'))
      const last = pages.findIndex((page) => page.includes('Condições'))
      expect(heads).toHaveLength(1)
      // The terms follow on the same page or begin the next one: no text is left between them.
      const rest = pickBody(pages[last] ?? [])
      expect(rest.includes('Dados adicionais') || rest[0] === 'Condições').toBe(true)
    }
  })
})
