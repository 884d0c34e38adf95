import { expect, test } from 'vitest'
import { canPutInCart, cartItemSentences, isPromiseMet } from './cart-item.ts'

const aPanel = {
  type: 'MP',
  groupCode: '1001',
  quantity: 10,
  quantityBefore: 0,
  availability: 'Immediate',
  promotionOpen: true,
  besideAnotherPromotion: false,
} as const

const findRefusal = (item: Parameters<typeof canPutInCart>[0]) => {
  const decision = canPutInCart(item)
  return decision.allowed ? null : decision.refusal
}

test.each([
  ['MP', ['1001', '1010', '1020', '1030', '1040', '1050', '1060']],
  ['PA', ['2001']],
  ['BF', ['3001']],
] as const)('C-30 C-20 a cart of type %s takes its own groups only', (type, own) => {
  const groups = ['1001', '1010', '1020', '1030', '1040', '1050', '1060', '2001', '3001', '4001']
  expect(groups.filter((groupCode) => findRefusal({ ...aPanel, type, groupCode }) === null)).toEqual(own)
})

test('CART-008 beside a promotion there is no other', () => {
  const promotion = { ...aPanel, type: 'BF', groupCode: '3001' } as const
  expect(findRefusal({ ...promotion, besideAnotherPromotion: true })).toBe('onePromotion')
  expect(findRefusal(promotion)).toBeNull()
  expect(findRefusal({ ...aPanel, besideAnotherPromotion: true })).toBeNull()
  expect(cartItemSentences.onePromotion).toBe('Não é possível adicionar mais de um produto promocional!')
})

test('C-20 WIZ-031 while promotions are closed none is added, and one that is there may become fewer', () => {
  const promotion = { ...aPanel, type: 'BF', groupCode: '3001', promotionOpen: false } as const
  expect(findRefusal(promotion)).toBe('campaignClosed')
  expect(findRefusal({ ...promotion, quantityBefore: 12 })).toBeNull()
  expect(findRefusal({ ...aPanel, promotionOpen: false })).toBeNull()
  expect(cartItemSentences.campaignClosed).toBe('Não é possível continuar pois a promoção está cancelada')
})

test('C-27 nobody buys more than 99.999 of a product', () => {
  expect(findRefusal({ ...aPanel, quantity: 99_999 })).toBeNull()
  expect(findRefusal({ ...aPanel, quantity: 100_000 })).toBe('tooMany')
})

test('STORE-026 C-28 what is out of stock may become fewer, never more', () => {
  const soldOut = { ...aPanel, availability: null }
  expect(findRefusal(soldOut)).toBe('outOfStock')
  expect(findRefusal({ ...soldOut, quantityBefore: 9 })).toBe('outOfStock')
  expect(findRefusal({ ...soldOut, quantityBefore: 12 })).toBeNull()
})

test.each([
  ['Immediate', 'Immediate', true],
  ['Immediate', '2026-12-01', false],
  ['Immediate', 'SEARCH', false],
  ['2026-12-01', 'Immediate', true],
  ['2026-12-01', '2026-12-01', true],
  ['2026-12-01', '2026-12-02', false],
  ['2026-12-01', 'SEARCH', false],
  ['SEARCH', '2026-12-01', true],
  ['SEARCH', null, false],
  [null, 'Immediate', true],
  [null, null, false],
] as const)('C-26 promised %s, leaving %s: kept is %s', (promised, current, isMet) => {
  expect(isPromiseMet(promised, current)).toBe(isMet)
})
