import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toPublicItems } from './public-items.ts'

const item = (code: string, groupCode: string, name: string) => ({
  code,
  groupCode,
  name,
  quantity: 2,
  kitQuantity: 0,
  unitCents: 123_456,
  availability: null,
})

describe('the items that a customer sees', () => {
  test('PROP-006 they have kind, name and quantity, modules first, and neither code nor supplier', () => {
    const items = [
      item('10400001', '1040', 'CABO SOLAR 6MM2 PRETO 10400001'),
      item('10010004', '1001', 'MODULO HELIAR 550W - GIRASSOL'),
      item('10600001', '1060', 'GIRASSOL'),
    ]
    expect(toPublicItems(items, ['Girassol'])).toEqual([
      { kind: 'MODULE', name: 'Módulo HELIAR 550W', quantity: 2 },
      { kind: 'CABLE', name: 'Cabo solar 6mm² preto', quantity: 2 },
      { kind: 'OTHER', name: 'Acessório', quantity: 2 },
    ])
  })

  test('PROP-006 no name keeps the code of its product or the name of the supplier, wherever they stand', () => {
    const word = fc.stringMatching(/^[a-zé ]{0,6}$/)
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), word, word, (code, before, after) => {
        const name = `${before}${code}${after} Girassol${before}`
        const [seen] = toPublicItems([item(code, '1001', name)], ['Girassol Distribuidora', 'Girassol'])
        return seen !== undefined && !seen.name.includes(code) && !/girassol/i.test(seen.name)
      }),
    )
  })
})
