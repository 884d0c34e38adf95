import { expect, test } from 'vitest'
import { productIsBack } from './alert-notices.ts'

const product = { code: '10010005', name: 'MODULO HELIAR 550W MONO PERC 144C' }

test('SUB-012 C-156 one sentence names the product, and the boarding date when there is no stock yet', () => {
  expect(productIsBack({ ...product, boardingDay: null })).toEqual({
    type: 'BUDGET',
    title: 'Produto disponível',
    path: `/detalhes/${product.code}`,
    message: 'Módulo HELIAR 550W mono PERC 144C (10010005) já pode ser pedido.',
    icon: 'INFO',
  })
  expect(productIsBack({ ...product, boardingDay: '2026-12-10' }).message).toBe(
    'Módulo HELIAR 550W mono PERC 144C (10010005) já pode ser pedido, com embarque em 10/12/2026.',
  )
})
