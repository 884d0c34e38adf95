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
] as const)('C-30 C-20 a cart of type %s accepts only its own groups', (type, own) => {
  const groups = ['1001', '1010', '1020', '1030', '1040', '1050', '1060', '2001', '3001', '4001']
  expect(groups.filter((groupCode) => findRefusal({ ...aPanel, type, groupCode }) === null)).toEqual(own)
})

test('CART-008 only one promotion can be added', () => {
  const promotion = { ...aPanel, type: 'BF', groupCode: '3001' } as const
  expect(findRefusal({ ...promotion, besideAnotherPromotion: true })).toBe('onePromotion')
  expect(findRefusal(promotion)).toBeNull()
  expect(findRefusal({ ...aPanel, besideAnotherPromotion: true })).toBeNull()
  expect(cartItemSentences.onePromotion).toBe('Não é possível adicionar mais de um produto promocional!')
})

test('C-20 WIZ-031 while promotions are closed none can be added, and the quantity of one can only be reduced', () => {
  const promotion = { ...aPanel, type: 'BF', groupCode: '3001', promotionOpen: false } as const
  expect(findRefusal(promotion)).toBe('campaignClosed')
  expect(findRefusal({ ...promotion, quantityBefore: 12 })).toBeNull()
  expect(findRefusal({ ...aPanel, promotionOpen: false })).toBeNull()
  expect(cartItemSentences.campaignClosed).toBe('Não é possível continuar pois a promoção está cancelada')
})

test('C-27 the quantity of a product is at most 99.999', () => {
  expect(findRefusal({ ...aPanel, quantity: 99_999 })).toBeNull()
  expect(findRefusal({ ...aPanel, quantity: 100_000 })).toBe('tooMany')
})

test('STORE-026 C-28 an item out of stock can be reduced, never increased', () => {
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
] as const)('C-26 promised %s, leaving %s: the promise is met: %s', (promised, current, isMet) => {
  expect(isPromiseMet(promised, current)).toBe(isMet)
})
