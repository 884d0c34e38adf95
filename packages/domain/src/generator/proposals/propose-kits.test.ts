import { describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../generator-catalogue.ts'
import {
  aGeneratorCatalogue,
  aMicroinverter,
  aModule,
  aModuleProduct,
  anInverter,
  anInverterProduct,
} from '../test-examples.ts'
import { describeKit } from '../words/describe-kit.ts'
import { type GeneratorOptions, invalidOptions } from './generator-options.ts'
import { proposeKits, proposeKitsWithSizing, type SizedProposals } from './propose-kits.ts'

const chosenModule = aModuleProduct('10010001')
const chosenInverter = anInverterProduct('10100001')
const cheapModule = aModuleProduct('10010002', { VLR_TOT: 400 })
const efficientModule = aModuleProduct('10010003', {
  electrical: aModule({ pmaxW: 580 }),
  VLR_TOT: 600,
})
const otherBrand = anInverterProduct('10100009', { ZAM_COD: '202', VLR_TOT: 1 })

const options = (change: Partial<GeneratorOptions> = {}): GeneratorOptions => ({
  powerKwp: 5.5,
  inverterBrandId: '201',
  inverterId: '10100001',
  moduleId: '10010001',
  roofTypeId: 4,
  uf: 'SP',
  ...change,
})

const proposed = (products: readonly CatalogueProduct[], change: Partial<GeneratorOptions> = {}): SizedProposals => {
  const result = proposeKitsWithSizing(options(change), aGeneratorCatalogue(products))
  if (result.status === 'INVALID') throw new Error(result.message)
  return result
}

const winners = (products: readonly CatalogueProduct[], change: Partial<GeneratorOptions> = {}) =>
  proposed(products, change).kits.map(({ tags, module, inverter }) => [tags, module.code, inverter.code])

describe('proposeKits', () => {
  it('KIT-001 C-23 puts the chosen pair first, then the cheapest and the most efficient of the brand', () => {
    expect(winners([chosenModule, cheapModule, efficientModule, chosenInverter, otherBrand])).toEqual([
      [['MELHOR_AJUSTE'], '10010001', '10100001'],
      [['MENOR_PRECO'], '10010002', '10100001'],
      [['MAIOR_EFICIENCIA'], '10010003', '10100001'],
    ])
  })

  it('C-23 shows a kit that wins several tags once', () => {
    expect(winners([chosenModule, chosenInverter])).toEqual([
      [['MELHOR_AJUSTE', 'MENOR_PRECO', 'MAIOR_EFICIENCIA'], '10010001', '10100001'],
    ])
  })

  it('KIT-001 publishes products, cents and efficiencies: ten modules at R$ 450, one inverter, 252 accessories', () => {
    const result = proposeKits(options(), aGeneratorCatalogue([chosenModule, chosenInverter]))
    expect(result).toMatchObject({
      reason: null,
      kits: [
        {
          status: 'OK',
          powerW: 5500,
          modules: 10,
          inverters: 1,
          totalCents: 450_000 + 250_000 + 25_200,
          moduleEff: 0.2129,
          inverterEff: 0.97,
          warnings: [],
        },
      ],
    })
    expect(result).not.toHaveProperty('status')
    expect(result).not.toHaveProperty('kits.0.sizing')
  })

  it('KIT-002 C-22 says why the chosen pair is impossible beside the alternatives', () => {
    const tooSmall = anInverterProduct('10100002', { electrical: anInverter({ iscMaxPerMpptA: 10 }) })
    const result = proposed([chosenModule, chosenInverter, tooSmall], { inverterId: '10100002' })
    expect(result.reason).toBe('ISC_TOO_HIGH')
    expect(result.kits.map((kit) => kit.tags)).toEqual([['MENOR_PRECO', 'MAIOR_EFICIENCIA']])
    expect(proposed([chosenModule, tooSmall], { inverterId: '10100002' }).kits).toEqual([])
  })

  it('KIT-002 proposes no kit for a power of zero', () => {
    expect(proposed([chosenModule, chosenInverter], { powerKwp: 0 })).toMatchObject({ reason: 'POWER_ZERO', kits: [] })
  })

  it('C-23 lists the chosen pair first at any power, but as no alternative beyond 5 % and one module', () => {
    // 5.5 kWp is far below the 6.6 kWp that this inverter needs: two more modules.
    const large = anInverterProduct('10100002', { electrical: anInverter({ pacNomW: 8000 }), VLR_TOT: 1 })
    expect(winners([chosenModule, chosenInverter, large], { inverterId: '10100002' })).toEqual([
      [['MELHOR_AJUSTE'], '10010001', '10100002'],
      [['MENOR_PRECO', 'MAIOR_EFICIENCIA'], '10010001', '10100001'],
    ])
  })

  it('C-23 breaks a tie of price per Wp by the closer power', () => {
    const exact = aModuleProduct('10010002', { VLR_TOT: 550 })
    const short = aModuleProduct('10010001', { VLR_TOT: 480, electrical: aModule({ pmaxW: 480 }) })
    const catalogue = aGeneratorCatalogue([exact, short, chosenInverter])
    const products = catalogue.products.map((each) => (each.lengthMm ? each : { ...each, VLR_TOT: 0 }))
    const result = proposeKits(options(), { ...catalogue, products })
    expect(result).toMatchObject({
      kits: [
        { moduleCode: '10010001', powerW: 5280, tags: ['MELHOR_AJUSTE'] },
        { moduleCode: '10010002', powerW: 5500, tags: ['MENOR_PRECO', 'MAIOR_EFICIENCIA'] },
      ],
    })
  })

  it('C-23 breaks a full tie by code', () => {
    const twin = aModuleProduct('10010000')
    expect(winners([chosenModule, twin, chosenInverter])[1]).toEqual([
      ['MENOR_PRECO', 'MAIOR_EFICIENCIA'],
      '10010000',
      '10100001',
    ])
  })

  it('C-23 ranks efficiency by module, then inverter, then price', () => {
    const better = anInverterProduct('10100002', { efficiency: 0.98, VLR_TOT: 9000 })
    const cheaper = anInverterProduct('10100003', { efficiency: 0.98, VLR_TOT: 8000 })
    expect(winners([chosenModule, chosenInverter, better, cheaper]).at(-1)).toEqual([
      ['MAIOR_EFICIENCIA'],
      '10010001',
      '10100003',
    ])
  })

  it('C-23 excludes products not on sale for the user, and refuses them as a choice', () => {
    const hidden = { ...cheapModule, active: false }
    expect(winners([chosenModule, hidden, chosenInverter])).toHaveLength(1)
    const catalogue = aGeneratorCatalogue([chosenModule, hidden, chosenInverter])
    expect(proposeKits(options({ moduleId: '10010002' }), catalogue)).toMatchObject({ field: 'moduleId' })
  })

  it('C-23 offers no alternative with a product the catalogue does not price', () => {
    const catalogue = aGeneratorCatalogue([chosenModule, cheapModule, chosenInverter])
    const products = catalogue.products.filter((product) => product.B1_COD !== '10200014')
    const result = proposeKitsWithSizing(options(), { ...catalogue, products })
    expect(result).toMatchObject({ kits: [{ tags: ['MELHOR_AJUSTE'], missingCodes: ['10200014'] }] })
  })

  it('C-23 carries the warnings of the sizing and of the bill of materials, sorted', () => {
    const module = aModuleProduct('10010001', { electrical: aModule({ iscA: 26 }) })
    const inverter = anInverterProduct('10100001', {
      electrical: anInverter({ pacNomW: 11_100, nMppt: 3, iscMaxPerMpptA: 30, impMaxPerMpptA: 13 }),
    })
    const [kit] = proposed([module, inverter], { powerKwp: 11 }).kits
    expect(kit?.warnings).toEqual(['CORRENTE_MPPT', 'QUADRO_CA', 'STRING_BOX'])
  })

  it('C-23 sizes for the colder place when one is given', () => {
    const [mild] = proposed([chosenModule, chosenInverter], { powerKwp: 5.5 }).kits
    const [cold] = proposed([chosenModule, chosenInverter], { powerKwp: 5.5, tMinC: -20 }).kits
    expect(mild?.sizing.design.nMax).toBe(10)
    expect(cold?.sizing.design.nMax).toBe(9)
  })
})

describe('proposeKits, refused options', () => {
  it.each([
    ['WIZ-022', 'powerKwp', { powerKwp: 200.001 }],
    ['WIZ-022', 'powerKwp', { powerKwp: -1 }],
    ['WIZ-022', 'powerKwp', { powerKwp: Number.NaN }],
    ['KIT-001', 'moduleId', { moduleId: '10010099' }],
    ['KIT-001', 'moduleId', { moduleId: '10100001' }],
    ['KIT-001', 'inverterId', { inverterId: '10100099' }],
    ['WIZ-020', 'inverterBrandId', { inverterId: '10100009' }],
    ['KIT-001', 'roofTypeId', { roofTypeId: 11 }],
    ['C-23', 'tMinC', { tMinC: Number.NaN }],
  ] as const)('%s refuses a wrong %s before any sizing', (_, field, change) => {
    const catalogue = aGeneratorCatalogue([chosenModule, chosenInverter, otherBrand])
    expect(proposeKits(options(change), catalogue)).toEqual({
      status: 'INVALID',
      field,
      message: invalidOptions[field],
    })
  })

  it('WIZ-022 accepts 200 kWp', () => {
    expect(proposed([chosenModule, chosenInverter], { powerKwp: 200 }).reason).toBe('TOO_MANY_INVERTERS')
  })

  it('KIT-001 refuses a roof type the catalogue does not offer', () => {
    const { products } = aGeneratorCatalogue([chosenModule, chosenInverter])
    expect(proposeKits(options(), { products, roofTypes: [{ id: 4, active: false }] })).toMatchObject({
      field: 'roofTypeId',
    })
  })
})

describe('describeKit', () => {
  it('C-22 gives the rows of a comparison card', () => {
    const [kit] = proposed([chosenModule, chosenInverter], { powerKwp: 7.15 }).kits
    if (!kit) throw new Error('No kit')
    expect(describeKit(kit)).toMatchObject({
      powerW: 7150,
      outputW: 5000,
      phases: 1,
      layout: '1 × 7 + 1 × 6',
      dcAcRatio: 1.43,
      vLimitV: 550,
      stringVocMaxV: 374.57,
      coldVoltageShare: 0.681,
      isColdVoltageTight: false,
      mpptMinV: 100,
      warnings: [{ code: 'OVERSIZING_ALTO', text: 'Potência dos módulos 43% acima do inversor' }],
    })
  })

  it('C-22 marks a cold voltage above 98 % of its limit, and prices the Wp in cents', () => {
    const tight = anInverterProduct('10100001', { electrical: anInverter({ vdcMaxV: 540 }) })
    const [kit] = proposed([chosenModule, tight]).kits
    if (!kit) throw new Error('No kit')
    expect(describeKit(kit)).toMatchObject({ coldVoltageShare: 0.9909, isColdVoltageTight: true, centsPerWp: 132 })
  })

  it('C-22 describes what is special about a microinverter kit', () => {
    const micro = anInverterProduct('10100001', { electrical: aMicroinverter() })
    const [kit] = proposed([chosenModule, micro], { powerKwp: 0.8 }).kits
    if (!kit) throw new Error('No kit')
    const described = describeKit(kit)
    expect(described.layout).toBe('Um módulo por entrada')
    expect(described.warnings.map((warning) => warning.text)).toEqual([
      'Um microinversor fica com entrada livre',
      'Potência 31% diferente da pedida',
    ])
  })
})
