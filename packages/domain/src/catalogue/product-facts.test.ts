import { describe, expect, test } from 'vitest'
import type { KitInverter, PvModule } from '../generator/index.ts'
import { drawings, findDrawing } from './drawing.ts'
import { productFacts } from './product-facts.ts'
import type { ProductSheet } from './product-sheet.ts'
import { everyStoreGroup, findOrderType, isKitGroup, pointsGroup } from './store-groups.ts'
import { toTechnicalSheet } from './technical-sheet.ts'

const pvModule: PvModule = {
  pmaxW: 550,
  vocV: 49.9,
  iscA: 14,
  vmpV: 42,
  impA: 13.11,
  betaVocPctPerK: -0.262,
  alphaIscPctPerK: 0.035,
  gammaPmaxPctPerK: -0.33,
  maxSystemV: 1500,
  maxSeriesFuseA: 25,
}

const inverter: KitInverter = {
  type: 'STRING',
  phases: 1,
  pacNomW: 5070,
  vdcMaxV: 550,
  mpptMinV: 100,
  mpptMaxV: 550,
  nMppt: 2,
  stringsPerMppt: 1,
  impMaxPerMpptA: 16,
  iscMaxPerMpptA: 20,
  dcProtectionIntegrated: false,
}

const cable: ProductSheet = {
  code: '10400001',
  name: 'CABO SOLAR 4MM2 1,8KV PRETO',
  groupCode: '1040',
  unit: 'M',
  powerW: null,
  weightKg: 0.058,
  cubageM3: 0.0001,
  lengthMm: null,
  widthMm: null,
  frameMm: null,
  efficiency: null,
  electrical: null,
}

const panel: ProductSheet = {
  ...cable,
  code: '10010005',
  name: 'MODULO HELIAR 550W MONO PERC 144C',
  groupCode: '1001',
  unit: 'UN',
  powerW: 550,
  lengthMm: 2278,
  widthMm: 1134,
  frameMm: 30,
  efficiency: 0.2129,
  electrical: pvModule,
}

const stringInverter: ProductSheet = {
  ...panel,
  code: '10100003',
  name: 'INVERSOR VOLTARA VT-5K-M 5,07KW MONOFASICO 220V',
  groupCode: '1010',
  powerW: 5070,
  lengthMm: null,
  electrical: inverter,
}

describe('productFacts', () => {
  test('STORE-007 a panel says its power and technology, an inverter its power and grid', () => {
    expect(productFacts(panel)).toEqual(['550 W', 'Mono PERC'])
    expect(productFacts(stringInverter)).toEqual(['5,07 kW', 'monofásico 220 V'])
    expect(productFacts({ ...stringInverter, powerW: 9995 })[0]).toBe('9,99 kW')
  })

  test('STORE-007 C-27 other products say how they are sold, a kit its peak power', () => {
    expect(productFacts(cable)).toEqual(['vendido por metro'])
    expect(productFacts({ ...cable, code: '10200021', unit: 'PAR' })).toEqual(['vendido por par', 'múltiplos de 10'])
    expect(productFacts({ ...cable, code: '20010005', unit: 'UN', powerW: 5500 })).toEqual(['5,50 kWp'])
  })
})

describe('toTechnicalSheet', () => {
  const sheet = (product: ProductSheet) =>
    Object.fromEntries(toTechnicalSheet(product).map(({ attribute, value }) => [attribute, value]))

  test('STORE-010 a module has the figures of its data sheet in Portuguese', () => {
    expect(sheet(panel)).toMatchObject({
      'Potência máxima (Pmax)': '550 W',
      'Tensão de circuito aberto (Voc)': '49,9 V',
      'Coeficiente de temperatura de Voc': '−0,262 %/°C',
      'Tensão máxima do sistema': '1500 V',
      Eficiência: '21,29 %',
      Dimensões: '2278 × 1134 × 30 mm',
    })
  })

  test('STORE-010 an inverter has its window and inputs, a microinverter its inputs only', () => {
    expect(sheet(stringInverter)).toMatchObject({
      Tipo: 'String',
      'Potência nominal CA': '5,07 kW',
      'Faixa de tensão MPPT': '100 V a 550 V',
      'Strings por MPPT': '1',
      'Proteção CC integrada': 'Não',
    })
    const micro = sheet({ ...stringInverter, electrical: { ...inverter, type: 'MICRO', nMppt: 4 } })
    expect(micro['Entradas CC']).toBe('4')
    expect(micro).not.toHaveProperty('Strings por MPPT')
  })

  test('STORE-010 a product without electrical figures has its weight and volume, absent figures are left out', () => {
    expect(toTechnicalSheet(cable)).toEqual([
      { attribute: 'Peso', value: '0,058 kg' },
      { attribute: 'Cubagem', value: '0,0001 m³' },
    ])
  })
})

test('STORE-030 every kind of product has its drawing: the category decides, else the group', () => {
  expect(findDrawing({ groupCode: '1010', categoryCode: 'IHIB' })).toBe('hybrid-inverter')
  expect(findDrawing({ groupCode: '1010', categoryCode: 'ISTR' })).toBe('inverter')
  expect(findDrawing({ groupCode: '1020', categoryCode: 'CONE' })).toBe('connector')
  expect(findDrawing({ groupCode: '9999', categoryCode: null })).toBe('kit')
  for (const group of everyStoreGroup) expect(drawings).toContain(findDrawing({ groupCode: group, categoryCode: null }))
})

test('STORE-004 STORE-005 STORE-006 each type of purchase has its groups, the points store none', () => {
  expect(findOrderType('1001')).toBe('MP')
  expect(findOrderType('2001')).toBe('PA')
  expect(findOrderType('3001')).toBe('BF')
  expect(findOrderType(pointsGroup)).toBeNull()
  expect(['2001', '3001', '1001'].map(isKitGroup)).toEqual([true, true, false])
})
