import { shortInverterName, shortModuleName, withoutBrand } from '@girassol/domain/generator'
import { anOrder } from '@girassol/test-data/orders'
import { describe, expect, test } from 'vitest'
import { listCartParts } from './cart-parts.ts'

const minimum =
  'Para que sua compra seja autorizada, é necessário adicionar um total de no mínimo 1 inversor e 1 Painel solar.'
const onlyPanel = anOrder({ status: 'CART', missing: [{ field: 'items', message: minimum }] })

describe('the parts of a generator', () => {
  test('WIZ-017 the rail says which parts are there and which are missing', () => {
    expect(listCartParts(onlyPanel)).toEqual([
      { tone: 'missing', text: 'Sem inversor' },
      { tone: 'done', text: 'Painel solar no carrinho' },
      { tone: 'missing', text: 'Sem estrutura de fixação' },
    ])
  })
})

describe('short names', () => {
  test('WIZ-036 WIZ-037 keep the brand and model of modules and inverters', () => {
    expect(shortModuleName('Módulo AURORA SUL 505W mono PERC 150C')).toBe('AURORA SUL 505 W')
    expect(shortInverterName('Inversor híbrido KRONEL KH-4K-M 3,80kW monofásico 220V')).toBe('KRONEL KH-4K-M')
    expect(shortInverterName('Microinversor SOLMICRO SM-1450-4 1,45kW monofásico 220V')).toBe('SOLMICRO SM-1450-4')
    expect(withoutBrand('KRONEL KH-4K-M', 'KRONEL')).toBe('KH-4K-M')
  })
})
