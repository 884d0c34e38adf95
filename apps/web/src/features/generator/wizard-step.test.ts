import { shortInverterName, shortModuleName, withoutBrand } from '@girassol/domain/generator'
import { anOrder } from '@girassol/test-data/orders'
import { describe, expect, test } from 'vitest'
import { partsOf } from './cart-parts.ts'
import { stepFrom, stepRefusal } from './wizard-step.ts'

const minimum =
  'Para que sua compra seja autorizada, é necessário adicionar um total de no mínimo 1 inversor e 1 Painel solar.'
const empty = anOrder({ status: 'CART', invoiceItems: [], missing: [{ field: 'items', message: 'Vazio' }] })
const onlyPanel = anOrder({ status: 'CART', missing: [{ field: 'items', message: minimum }] })

describe('the steps of the wizard', () => {
  test('WIZ-013 the first two are open to an empty cart', () => {
    expect(stepRefusal(1, null)).toBeUndefined()
    expect(stepRefusal(2, empty)).toBeUndefined()
  })

  test.each([3, 4] as const)('WIZ-012 step %i needs a product', (step) => {
    const refusal = { message: 'Selecione um produto para avançar' }
    expect(stepRefusal(step, null)).toEqual(refusal)
    expect(stepRefusal(step, empty)).toEqual(refusal)
  })

  test('WIZ-017 WIZ-018 the last needs an inverter and a panel, and returns to step 2', () => {
    expect(stepRefusal(3, onlyPanel)).toBeUndefined()
    expect(stepRefusal(4, onlyPanel)).toEqual({ message: minimum, returnsTo: 2 })
  })

  test('WIZ-017 what only the last step asks for does not close it', () => {
    const missing = [{ field: 'customer', message: 'Escolha o cliente.' }]
    expect(stepRefusal(4, anOrder({ status: 'CART', missing }))).toBeUndefined()
  })

  test.each([
    ['3', 3],
    ['0', 1],
    ['9', 1],
    [undefined, 1],
  ])('WIZ-011 the address %j opens step %i', (text, step) => {
    expect(stepFrom(text)).toBe(step)
  })

  test('WIZ-017 the rail says which parts are there and which are missing', () => {
    expect(partsOf(onlyPanel)).toEqual([
      { tone: 'missing', text: 'Sem inversor' },
      { tone: 'done', text: 'Painel solar no carrinho' },
      { tone: 'missing', text: 'Sem estrutura de fixação' },
    ])
  })
})

describe('short names', () => {
  test('WIZ-036 WIZ-037 of what a kit is made of', () => {
    expect(shortModuleName('Módulo AURORA SUL 505W mono PERC 150C')).toBe('AURORA SUL 505 W')
    expect(shortInverterName('Inversor híbrido KRONEL KH-4K-M 3,80kW monofásico 220V')).toBe('KRONEL KH-4K-M')
    expect(shortInverterName('Microinversor SOLMICRO SM-1450-4 1,45kW monofásico 220V')).toBe('SOLMICRO SM-1450-4')
    expect(withoutBrand('KRONEL KH-4K-M', 'KRONEL')).toBe('KH-4K-M')
  })
})
