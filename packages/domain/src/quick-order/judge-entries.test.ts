import { describe, expect, test } from 'vitest'
import { isAdded, judgeQuickEntries, type QuickCart, type QuickProduct } from './judge-entries.ts'
import { readQuickText, toQuickEntry } from './read-lines.ts'

const product = (groupCode: string, facts: Partial<QuickProduct> = {}): QuickProduct => ({
  groupCode,
  isSold: true,
  findAvailability: (quantity) => (quantity <= 100_000 ? 'Immediate' : null),
  ...facts,
})

const products: Readonly<Record<string, QuickProduct>> = {
  '10010005': product('1001'),
  '10010006': product('1001', { isSold: false }),
  '10010007': product('1001', { findAvailability: (quantity) => (quantity <= 4 ? 'Immediate' : null) }),
  '10010008': product('1001', { findAvailability: (quantity) => (quantity <= 4 ? 'Immediate' : '2026-12-14') }),
  '10010009': product('1001', { findAvailability: () => 'SEARCH' }),
  '10200001': product('1020'),
  '20010002': product('2001'),
  '30010001': product('3001'),
  '30010002': product('3001'),
  '40010001': product('4001'),
}

const emptyCart: QuickCart = { type: null, promotionOpen: true, units: new Map() }

const judge = (text: string, cart: Partial<QuickCart> = {}) => {
  const entries = readQuickText(text).map((line) => toQuickEntry(line, (code) => code in products))
  return judgeQuickEntries(entries, { cart: { ...emptyCart, ...cart }, findProduct: (code) => products[code] })
}
const verdicts = (text: string, cart: Partial<QuickCart> = {}) =>
  judge(text, cart).rows.map(({ verdict, quantity }) => [verdict, quantity])

describe('the verdicts of the rows', () => {
  test('FAST-004 C-190 each row has one verdict, its number, what was read and a sentence', () => {
    const text = `10010005 2
10010005 3
10200001 12
99999999 1
10010006 1
20010002 1
10010005 1.5
10010007 5
10010008 5
40010001 1
12 34`
    expect(judge(text).rows.map(({ row, read, verdict, sentence }) => [row, read, verdict, sentence])).toEqual([
      [1, '10010005 2', 'OK', 'Pronto para o carrinho.'],
      [2, '10010005 3', 'MERGED', 'Somado à linha 1.'],
      [3, '10200001 12', 'ROUNDED', 'Arredondado para 20: vendido de 10 em 10.'],
      [4, '99999999 1', 'CODE_UNKNOWN', 'Código não encontrado.'],
      [5, '10010006 1', 'NOT_SOLD', 'Este produto não está à venda.'],
      [6, '20010002 1', 'TYPE_MISMATCH', 'Este produto não pode ser adicionado a este tipo de compra.'],
      [7, '10010005 1.5', 'QUANTITY_INVALID', 'Quantidade inválida: use um número inteiro de 1 a 99.999.'],
      [8, '10010007 5', 'OUT_OF_STOCK', 'Produto fora de estoque!'],
      [9, '10010008 5', 'AVAILABLE_LATER', 'Disponível em 14/12/2026.'],
      [10, '40010001 1', 'NOT_SOLD', 'Este produto não está à venda.'],
      [11, '12 34', 'QUANTITY_INVALID', 'Não dá para saber qual é o código e qual é a quantidade.'],
    ])
  })

  test('FAST-005 equal codes are merged into the first row, and tens are rounded after that', () => {
    expect(verdicts('10200001 3\n10010005\n10200001 4\n10200001 5')).toEqual([
      ['ROUNDED', 20],
      ['OK', 1],
      ['MERGED', 4],
      ['MERGED', 5],
    ])
    expect(verdicts('10200001 5\n10200001 5')).toEqual([
      ['OK', 10],
      ['MERGED', 5],
    ])
  })

  test('FAST-005 no product is ordered in more than 99,999 units, with those of the cart', () => {
    expect(verdicts('10010005 99999')).toEqual([['OK', 99_999]])
    expect(verdicts('10010005 60000\n10010005 40000')).toEqual([
      ['QUANTITY_INVALID', 100_000],
      ['MERGED', 40_000],
    ])
    expect(verdicts('10010005 10', { type: 'MP', units: new Map([['10010005', 99_990]]) })).toEqual([
      ['QUANTITY_INVALID', 10],
    ])
  })

  test('FAST-004 the units in the cart count for the stock', () => {
    expect(verdicts('10010007 4')).toEqual([['OK', 4]])
    expect(verdicts('10010007 4', { type: 'MP', units: new Map([['10010007', 1]]) })).toEqual([['OUT_OF_STOCK', 4]])
  })

  test('FAST-004 an unknown date is said, together with the rounding', () => {
    expect(judge('10010009 1').rows[0]).toMatchObject({
      verdict: 'AVAILABLE_LATER',
      availability: 'SEARCH',
      sentence: 'Disponibilidade a consultar.',
    })
  })

  test('FAST-008 the cart decides on the type; without items the first product that is sold does', () => {
    expect(judge('10010006\n20010002\n10010005').type).toBe('PA')
    expect(verdicts('10010006\n20010002\n10010005')).toEqual([
      ['NOT_SOLD', 1],
      ['OK', 1],
      ['TYPE_MISMATCH', 1],
    ])
    expect(verdicts('20010002', { type: 'MP', units: new Map([['10010005', 1]]) })).toEqual([['TYPE_MISMATCH', 1]])
  })

  test('FAST-013 CART-008 C-20 promotions are sold within the campaign, and one at a time', () => {
    expect(verdicts('30010001 2', { promotionOpen: false })).toEqual([['NOT_SOLD', 2]])
    expect(judge('30010001\n10010005', { promotionOpen: false }).type).toBe('MP')
    expect(verdicts('30010001 2\n30010002\n30010001')).toEqual([
      ['OK', 3],
      ['NOT_SOLD', 1],
      ['MERGED', 1],
    ])
  })

  test('FAST-007 ready, rounded and later rows are put in the cart, and no others', () => {
    expect(['OK', 'ROUNDED', 'AVAILABLE_LATER'].every((verdict) => isAdded(verdict as never))).toBe(true)
    expect(['MERGED', 'TYPE_MISMATCH', 'OUT_OF_STOCK'].some((verdict) => isAdded(verdict as never))).toBe(false)
  })
})
