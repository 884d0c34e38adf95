import { describe, expect, it } from 'vitest'
import type { KitInverter } from '../inverter.ts'
import { findRoofType } from '../site/design-conditions.ts'
import { type SizingInput, sizeGenerator } from '../sizing/size-generator.ts'
import { defaultRows } from '../structure/default-rows.ts'
import { aMicroinverter, anInverter, aSizingInput } from '../test-examples.ts'
import { type BillOfMaterials, billOfMaterials } from './bill-of-materials.ts'

const bill = (change: Parameters<typeof aSizingInput>[0] = {}, roofTypeId = 4): BillOfMaterials => {
  const input: SizingInput = aSizingInput(change)
  const sizing = sizeGenerator(input)
  const roof = findRoofType(roofTypeId)
  if (sizing.status !== 'OK' || !roof) throw new Error('The example is not a kit')
  return billOfMaterials({
    moduleCode: '10010001',
    module: { ...input.module, widthMm: 1134, frameMm: 30 },
    inverterCode: '10100001',
    inverter: input.inverter as KitInverter,
    sizing,
    roof,
  })
}

const quantity = ({ items }: BillOfMaterials, code: string): number =>
  items.find((item) => item.code === code)?.quantity ?? 0

const fourMppts = { pacNomW: 20_000, phases: 3, nMppt: 4, stringsPerMppt: 2, impMaxPerMpptA: 32, iscMaxPerMpptA: 40 }

describe('billOfMaterials, string inverters', () => {
  it('C-23 lists a whole kit: ten modules in one string on metal sheet, sorted, fixings in tens', () => {
    expect(bill()).toEqual({
      items: [
        { code: '10010001', quantity: 10 },
        { code: '10100001', quantity: 1 },
        { code: '10200001', quantity: 20 },
        { code: '10200002', quantity: 10 },
        { code: '10200014', quantity: 30 },
        { code: '10200016', quantity: 90 },
        { code: '10200017', quantity: 10 },
        { code: '10200018', quantity: 10 },
        { code: '10200021', quantity: 10 },
        { code: '10400001', quantity: 25 },
        { code: '10400002', quantity: 25 },
        { code: '10400007', quantity: 20 },
        { code: '10500001', quantity: 1 },
        { code: '10500012', quantity: 1 },
      ],
      warnings: [],
    })
  })

  it('C-23 adds the meter of a hybrid once and never a battery', () => {
    const two = bill({ powerKwp: 7.15, inverter: anInverter({ type: 'HYBRID' }) })
    expect(quantity(two, '10600001')).toBe(1)
    expect(quantity(two, '10400007')).toBe(40)
    expect(quantity(bill(), '10600001')).toBe(0)
  })

  it.each([
    ['4 mm² when it carries the current', {}, '10400001'],
    ['6 mm² above 44 A', { iscA: 36 }, '10400003'],
    ['10 mm² above 57 A', { iscA: 46 }, '10400005'],
    ['10 mm² when none carries it', { iscA: 70 }, '10400005'],
    ['6 mm² when 4 drops more than 3 %', { impA: 21 }, '10400003'],
  ])('C-23 takes solar cable of %s', (_, module, code) => {
    // A short string of five modules, 210 V, so that the voltage drop matters.
    const inverter = anInverter({ pacNomW: 2500, impMaxPerMpptA: 99, iscMaxPerMpptA: 99 })
    const cables = bill({ module, inverter, powerKwp: 2.75 }).items.filter((item) => /^1040000[1-6]$/.test(item.code))
    expect(cables.map((item) => [item.code, item.quantity])).toEqual([
      [code, 25],
      [String(Number(code) + 1), 25],
    ])
  })

  it.each([
    { what: 'one input', powerKwp: 5.5, change: {}, boxes: [['10500001', 1]] },
    { what: 'two inputs', powerKwp: 6.05, change: {}, boxes: [['10500002', 1]] },
    {
      what: 'four inputs for three strings',
      powerKwp: 16.5,
      change: { ...fourMppts, pacNomW: 15_000 },
      boxes: [['10500003', 1]],
    },
    {
      what: 'one and six inputs for seven strings',
      powerKwp: 36.3,
      change: { ...fourMppts, pacNomW: 30_000 },
      boxes: [
        ['10500001', 1],
        ['10500004', 1],
      ],
    },
  ])('C-23 takes string boxes of $what', ({ powerKwp, change, boxes }) => {
    const kit = bill({ powerKwp, inverter: anInverter(change) })
    const found = kit.items.filter((item) => /^1050000[1-4]$/.test(item.code))
    expect(found.map((item) => [item.code, item.quantity])).toEqual(boxes)
  })

  it('C-23 adds no string box to an inverter with its own protection', () => {
    const kit = bill({ inverter: anInverter({ dcProtectionIntegrated: true }) })
    expect(quantity(kit, '10500001')).toBe(0)
    expect(kit.warnings).toEqual([])
  })

  it.each([
    [
      '1040 V',
      { siteMaxV: 1500, powerKwp: 11, inverter: anInverter({ vdcMaxV: 1200, mpptMaxV: 1200, pacNomW: 9000 }) },
    ],
    ['32 A', { module: { iscA: 26 }, inverter: anInverter({ iscMaxPerMpptA: 30 }) }],
  ])('C-23 leaves the string box to the designer above %s', (_, change) => {
    const kit = bill(change)
    expect(kit.warnings).toEqual(['STRING_BOX'])
    expect(kit.items.some((item) => /^1050000[1-4]$/.test(item.code))).toBe(false)
  })

  it.each([
    [4400, 1, '10500011'],
    [4401, 1, '10500012'],
    [7040, 1, '10500012'],
    [11_088, 1, '10500013'],
    [16_800, 3, '10500014'],
    [17_000, 3, '10500015'],
    [130_000, 3, '10500019'],
  ])('C-23 protects %i W on %i phase(s) with %s', (pacNomW, phases, code) => {
    const inverter = anInverter({ ...fourMppts, nMppt: 12, pacNomW, phases })
    expect(quantity(bill({ powerKwp: pacNomW / 1000, inverter }), code)).toBe(1)
  })

  it.each([
    [11_100, 1],
    [133_000, 3],
  ])('C-23 leaves the AC board of %i W on %i phase(s) to the designer', (pacNomW, phases) => {
    const kit = bill({ powerKwp: pacNomW / 1000, inverter: anInverter({ ...fourMppts, nMppt: 12, pacNomW, phases }) })
    expect(kit.warnings).toEqual(['QUADRO_CA'])
    expect(kit.items.some((item) => /^105000(11|12|13|14|15|16|17|18|19)$/.test(item.code))).toBe(false)
  })
})

describe('billOfMaterials, microinverters', () => {
  it('C-23 builds branches of three units, each with end cap and the board of a full branch', () => {
    const kit = bill({ powerKwp: 8.8, inverter: aMicroinverter() })
    expect(quantity(kit, '10400008')).toBe(4)
    expect(quantity(kit, '10400009')).toBe(2)
    expect(quantity(kit, '10500012')).toBe(2)
    expect(quantity(kit, '10400007')).toBe(20)
    expect(quantity(kit, '10600002')).toBe(1)
  })

  it('C-23 sizes the board for the units there are when one branch is not full', () => {
    expect(quantity(bill({ powerKwp: 2.2, inverter: aMicroinverter() }), '10500011')).toBe(1)
  })

  it('C-23 needs no solar cable, connector pair or string box', () => {
    const codes = bill({ powerKwp: 8.8, inverter: aMicroinverter() }).items.map((item) => item.code)
    expect(codes).not.toContain('10400001')
    expect(codes).not.toContain('10200021')
    expect(codes).not.toContain('10500001')
  })

  it('C-23 adds a gateway for every 99 modules', () => {
    expect(quantity(bill({ powerKwp: 54.45, inverter: aMicroinverter() }), '10600002')).toBe(1)
    expect(quantity(bill({ powerKwp: 55, inverter: aMicroinverter() }), '10600002')).toBe(2)
  })
})

describe('defaultRows', () => {
  it.each([
    [
      'ROOF',
      23,
      [
        [8, 2],
        [7, 1],
      ],
    ],
    ['SLAB', 10, [[10, 1]]],
    [
      'GROUND',
      41,
      [
        [14, 2],
        [13, 1],
      ],
    ],
  ] as const)('C-23 lays on %s %i modules in even rows', (mount, modules, expected) => {
    expect(defaultRows(modules, mount).map((row) => [row.panels, row.lines])).toEqual(expected)
  })
})
