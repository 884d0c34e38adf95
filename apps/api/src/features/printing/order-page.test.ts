import type { OrderView } from '@girassol/contract/orders'
import { usualDistributor } from '@girassol/domain/settings'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { describe, expect, test } from 'vitest'
import { drawPdf } from '../../documents/draw-pdf.ts'
import { orderPage, type PrintedOrder } from './order-page.ts'

const address = 'https://portal.example/pedidos/10482'

/** Every text of the page in reading order, with ordinary spaces. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/\u00A0/g, ' ')]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (typeof value !== 'object' || value === null) return []
  const { title, text, stack, columns, table, content } = value as Record<string, unknown>
  const body = (table as { body?: unknown } | undefined)?.body
  return [title, text, stack, columns, body, content].flatMap(listTexts)
}

const distributor = {
  ...usualDistributor,
  name: 'Girassol Distribuidora Ltda',
  cnpj: '11222333000181',
  phone: '6230003000',
  email: 'vendas@girassol.demo',
}

const printed = (order: OrderView, rest: Partial<PrintedOrder> = {}) =>
  orderPage({ order, address, distributor, strings: null, ...rest })

const readable = (...given: Parameters<typeof printed>): string => listTexts(printed(...given)).join('\n')

const delivered = {
  addressType: 'different',
  deliveryAddressDescription: 'Rua São João',
  deliveryAddressNumber: '10',
  deliveryAddressNeighborhood: 'Centro',
  deliveryAddressErpCityName: 'Goiânia',
  deliveryAddressErpState: 'GO',
  deliveryAddressCep: '74000000',
  deliveryDeadline: 7,
} as const

describe('the page of an order', () => {
  test('PRT-006 shows seller, buyer, items, amounts, payment and destination', () => {
    const page = readable(anOrder(delivered))
    for (const text of [
      'Pedido 10482',
      'Feito em 21/11/2026 às 09:14',
      'Filial Goiânia',
      'Sol do Cerrado Energia',
      '11.222.333/0001-81',
      'Padaria Trigo Dourado Ltda',
      '12.457.896/0001-11',
      '(62) 99999-0000',
      'R$ 449,90',
      'R$ 4.499,00',
      'R$ 9.375,90',
      'R$ 300,03',
      'R$ 450,00',
      'R$ 10.125,93',
      'Pix',
      'Rua São João, 10 · Centro',
      'Goiânia, GO',
      '74000-000',
      '7 dias úteis após o embarque',
      '28/11/2026',
      'Estimativa de embarque',
      '04/12/2026',
      '5,50 kWp',
    ]) {
      expect(page).toContain(text)
    }
    expect(page).not.toContain('Desconto')
    expect(page).not.toContain('Juros')
  })

  test('BUD-047 a budget shows its validity', () => {
    const page = readable(anOrder({ status: 'BUDGET', expiresAt: '2026-11-28T12:14:00.000Z' }))
    expect(page).toContain('Orçamento 10482')
    expect(page).toContain('Válido até 28/11/2026 às 09:14')
    expect(readable(anOrder())).not.toContain('Válido')
  })

  test('USE-001 a budget prints its boarding and its deadline, and no delivery day', () => {
    const budget = { ...delivered, status: 'BUDGET', expiresAt: '2026-11-28T12:14:00.000Z', arrival: null } as const
    const page = readable(anOrder(budget))
    expect(page).toContain('Estimativa de embarque')
    expect(page).toContain('Prazo de entrega: 7 dias úteis após o embarque')
    expect(page).not.toContain('Entrega prevista')
    expect(page).not.toContain('04/12/2026')
  })

  test('USE-001 an order prints no past day as a future one, and a pickup has no deadline', () => {
    const late = {
      boarding: { kind: 'overdue', day: '2026-11-18' },
      arrival: { kind: 'overdue', day: null },
    } as const
    const page = readable(anOrder({ ...delivered, ...late }))
    expect(page).toContain('atrasada, era 18/11/2026')
    expect(page).toContain('a reprogramar')
    const fetched = readable(anOrder({ addressType: 'pickup', deliveryDeadline: 7 }))
    expect(fetched).not.toContain('Prazo de entrega')
    expect(fetched).not.toContain('Entrega prevista')
  })

  test.each([
    ['percent', 'Frete (3,20%)'],
    ['minimum', 'Frete (mínimo)'],
    ['agreed', 'Frete combinado'],
    ['pickup', 'Retirada'],
  ] as const)('USE-006 the totals name %s freight %s', (freightKind, label) => {
    expect(readable(anOrder({ ...delivered, freightKind }))).toContain(label)
  })

  test('USE-006 without freight no freight is printed', () => {
    expect(readable(anOrder({ ...delivered, freightKind: 'none' }))).not.toContain('Frete')
  })

  test('C-29 PRT-006 hidden prices stay hidden, except the total of an order', () => {
    const hidden = {
      subTotal: null,
      discountValue: null,
      freightValue: null,
      interestValue: null,
      grossCommission: null,
    }
    const items = [anOrderItem({ unitValue: null, totalValue: null })]
    const page = readable(anOrder({ ...hidden, invoiceItems: items }))
    expect(page.match(/R\$ [\d.,]+/g)).toEqual(['R$ 10.125,93'])
    expect(page).toContain('—')
  })

  test('PRT-006 prints the discount, the second card and the released instalments', () => {
    const others = {
      code: '045',
      description: 'Boleto 30/60',
      quantityInstallment: 2,
      rangeInstallment: 30,
      installments: [{ numberInstallment: 1, value: 5062.97, dueDate: '2026-12-21' }],
    }
    const page = readable(
      anOrder({
        discountValue: 120.5,
        paymentMethod: 'CREDIT_CARD + CREDIT_CARD',
        cards: 2,
        othersPaymentMethod: others,
        card1value: 4000,
        card1installments: 1,
        card2value: 6125.93,
        card2installments: 12,
      }),
    )
    for (const text of ['-R$ 120,50', 'R$ 4.000,00 em 1 parcela', 'R$ 6.125,93 em 12 parcelas', 'Boleto 30/60']) {
      expect(page).toContain(text)
    }
    expect(page).toContain('R$ 5.062,97 em 21/12/2026')
  })

  test('PRT-006 the QR code opens the record', () => {
    expect(JSON.stringify(printed(anOrder()))).toContain(`"qr":"${address}"`)
  })

  test('PRT-006 sixty items span several pages, and each page repeats the table header', async () => {
    const invoiceItems = Array.from({ length: 60 }, (_, at) => anOrderItem({ productErpCode: `1001${1000 + at}` }))
    const page = printed(anOrder({ invoiceItems }))
    expect(JSON.stringify(page)).toContain('"headerRows":1')
    const pdf = new TextDecoder('latin1').decode(await drawPdf(page))
    const count = Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf)?.[1])
    expect(count).toBeGreaterThan(1)
  })
})
