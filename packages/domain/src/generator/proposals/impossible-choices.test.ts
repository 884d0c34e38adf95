import { describe, expect, it } from 'vitest'
import { aGeneratorCatalogue, aModule, aModuleProduct, anInverter, anInverterProduct } from '../test-examples.ts'
import { impossibleChoices } from './impossible-choices.ts'

const catalogue = aGeneratorCatalogue([
  aModuleProduct('10010001'),
  aModuleProduct('10010002', { electrical: aModule({ iscA: 25 }) }),
  anInverterProduct('10100001'),
  anInverterProduct('10100002', { electrical: anInverter({ pacNomW: 20_000 }) }),
  anInverterProduct('10100003', { electrical: anInverter({ phases: 3 }) }),
  anInverterProduct('10100009', { ZAM_COD: '202', electrical: anInverter({ pacNomW: 20_000 }) }),
])
const chosen = { powerKwp: 5.5, inverterBrandId: '201', uf: 'SP' }

describe('impossibleChoices', () => {
  it('KIT-002 C-22 names what makes no kit with the other half, and nothing before there is one', () => {
    expect(impossibleChoices(chosen, catalogue)).toEqual({ inverters: [], modules: [] })
    expect(impossibleChoices({ ...chosen, moduleId: '10010001', inverterId: '10100001' }, catalogue)).toEqual({
      inverters: [{ id: '10100002', reason: 'Inversor grande demais para a potência' }],
      modules: [{ id: '10010002', reason: 'Corrente do módulo acima do limite da entrada do inversor' }],
    })
  })

  it('KIT-002 C-23 the supply counts', () => {
    const { inverters } = impossibleChoices({ ...chosen, moduleId: '10010001', supply: 'BI_127_220' }, catalogue)
    expect(inverters.map(({ id }) => id)).toEqual(['10100002', '10100003'])
  })

  it('KIT-002 marks no choice as impossible while the power is zero', () => {
    expect(impossibleChoices({ ...chosen, powerKwp: 0, moduleId: '10010001' }, catalogue).inverters).toEqual([])
  })
})
