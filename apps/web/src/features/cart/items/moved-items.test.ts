import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { expect, test } from 'vitest'
import { movedItems } from './moved-items.ts'

const panel = anOrderItem()
const clamp = anOrderItem({ productErpCode: '10200001', productName: 'Grampo final', unitValue: 4.2 })
const shown = anOrder({ invoiceItems: [panel, clamp] })
const changesIn = (now: readonly (typeof panel)[]) =>
  movedItems(shown, anOrder({ invoiceItems: [...now] })).map(
    ({ code, change }) => `${code}: ${change.replaceAll('\u00A0', ' ')}`,
  )

test('C-80 names what costs something else now, and what another tab took out or put in', () => {
  const rail = anOrderItem({ productErpCode: '10300001', productName: 'Perfil' })
  expect(changesIn([{ ...panel, unitValue: 460 }, rail])).toEqual([
    '10010005: R$ 449,90 → R$ 460,00',
    '10200001: saiu do carrinho',
    '10300001: entrou no carrinho',
  ])
})

test('C-80 names other quantities, beside another price', () => {
  expect(
    changesIn([
      { ...panel, quantity: 11 },
      { ...clamp, quantity: 1, unitValue: 4.5 },
    ]),
  ).toEqual(['10010005: 10 → 11 unidades', '10200001: R$ 4,20 → R$ 4,50 · 10 → 1 unidade'])
})

test('C-80 C-29 says nothing of what stayed, nor of hidden prices', () => {
  expect(changesIn([panel, clamp])).toEqual([])
  expect(changesIn([{ ...panel, unitValue: null }, clamp])).toEqual([])
})
