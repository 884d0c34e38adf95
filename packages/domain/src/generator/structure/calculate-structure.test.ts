import { describe, expect, it } from 'vitest'
import { calculateStructure, type StructureLine } from './calculate-structure.ts'

const aLine = (change: Partial<Omit<StructureLine, 'moduleId'>> = {}): StructureLine => ({
  moduleWidthMm: 1134,
  moduleFrameMm: 30,
  roofTypeId: 1,
  totalPanels: 10,
  totalLines: 1,
  ...change,
})

/** Net and sold quantity by code. */
const quantities = (lines: readonly StructureLine[]): Record<string, readonly [number, number]> => {
  const result = calculateStructure({ lines })
  if (result.status === 'INVALID') throw new Error(`Line ${result.line}: ${result.field}`)
  return Object.fromEntries(result.items.map((item) => [item.code, [item.net, item.quantity] as const]))
}

describe('calculateStructure, worked examples', () => {
  it('C-24 KIT-016 SD001: five lines of 14 modules on ceramic tiles', () => {
    const line = aLine({ roofTypeId: 1, totalPanels: 14, totalLines: 5 })
    expect(quantities([{ ...line, moduleWidthMm: 1052, moduleFrameMm: 40 } as StructureLine])).toEqual({
      '10200001': [130, 130],
      '10200004': [20, 20],
      '10200005': [130, 130],
      '10200007': [390, 390],
      '10200011': [30, 30],
      '10200017': [70, 70],
      '10200018': [10, 10],
      '10300001': [10, 10],
      '10300002': [30, 30],
    })
  })

  it('C-24 KIT-016 SD002: mini-rails on metal sheet, tens rounded once on the total', () => {
    const line = aLine({ roofTypeId: 9, totalPanels: 9, totalLines: 4 })
    expect(quantities([{ ...line, moduleWidthMm: 1102, moduleFrameMm: 35 } as StructureLine])).toEqual({
      '10200001': [64, 70],
      '10200003': [16, 20],
      '10200015': [80, 80],
      '10200016': [480, 480],
      '10200017': [36, 40],
      '10200018': [4, 10],
    })
  })
})

describe('calculateStructure, geometry', () => {
  // Ten modules of 1134 mm: a rail of 11,620 mm.
  it.each([
    [1, { '10300002': 4, '10300001': 2, '10200011': 4, '10200005': 22, '10200007': 66 }],
    [2, { '10300002': 4, '10300001': 2, '10200011': 4, '10200008': 18 }],
    [3, { '10300002': 4, '10300001': 2, '10200011': 4, '10200009': 18 }],
    [4, { '10200014': 22, '10200016': 88 }],
    [5, { '10300002': 4, '10300001': 2, '10200011': 4, '10300007': 9, '10200019': 36 }],
    [6, { '10300002': 4, '10300001': 2, '10200011': 4, '10200020': 22 }],
    [7, { '10300004': 6, '10200012': 4, '10200006': 22, '10200007': 66 }],
    [8, { '10300004': 6, '10200012': 4, '10200010': 20 }],
    [9, { '10200015': 22, '10200016': 132 }],
    [10, { '10300006': 4, '10200013': 2, '10300008': 6, '10200022': 24 }],
  ])('C-24 KIT-014 fixes a line of ten modules on roof type %i', (roofTypeId, structure) => {
    const common = {
      '10200001': 18,
      '10200002': 4,
      '10200017': 10,
      '10200018': roofTypeId === 4 || roofTypeId === 9 ? 1 : 2,
    }
    const found = quantities([aLine({ roofTypeId })])
    const net = Object.fromEntries(Object.entries(found).map(([code, [needed]]) => [code, needed]))
    expect(net).toEqual({ ...common, ...structure })
  })

  it('C-24 gives a single module two supports, one short bar per rail and no splice', () => {
    const found = quantities([aLine({ totalPanels: 1 })])
    expect(found['10200005']).toEqual([4, 10])
    expect(found['10300001']).toEqual([2, 2])
    expect(found).not.toHaveProperty('10200011')
    expect(found).not.toHaveProperty('10200001')
    expect(quantities([aLine({ totalPanels: 1, roofTypeId: 10 })])['10300008']).toEqual([2, 2])
  })

  it.each([
    [32, '10200002'],
    [33, '10200003'],
    [36, '10200003'],
    [37, '10200004'],
  ])('C-24 clamps a frame of %i mm at the ends with %s', (moduleFrameMm, code) => {
    expect(quantities([{ ...aLine(), moduleFrameMm } as StructureLine])).toHaveProperty(code, [4, 10])
  })

  it('C-24 adds all lines up before the tens are rounded', () => {
    const found = quantities([aLine({ totalPanels: 3 }), aLine({ totalPanels: 4, totalLines: 2 })])
    expect(found['10200017']).toEqual([11, 20])
  })
})

describe('calculateStructure, answers', () => {
  it.each([
    ['no line', []],
    ['lines without panels', [aLine({ totalPanels: 0 })]],
    ['panels in no line', [aLine({ totalLines: 0 })]],
  ])('KIT-019 finds nothing for %s', (_, lines) => {
    expect(calculateStructure({ lines })).toEqual({ status: 'EMPTY', items: [] })
  })

  it.each([
    ['KIT-011', 'totalPanels', aLine({ totalPanels: 201, totalLines: -1, roofTypeId: 99 })],
    ['KIT-011', 'totalPanels', aLine({ totalPanels: -1 })],
    ['KIT-011', 'totalPanels', aLine({ totalPanels: 1.5 })],
    ['KIT-012', 'totalLines', aLine({ totalLines: -1, roofTypeId: 99 })],
    ['KIT-012', 'totalLines', aLine({ totalLines: 0.5 })],
    ['KIT-014', 'roofTypeId', aLine({ roofTypeId: 11 })],
    ['KIT-008', 'moduleId', { moduleId: 'unknown', roofTypeId: 1, totalPanels: 1, totalLines: 1 }],
  ] as const)('%s refuses a wrong %s and names its line', (_, field, line) => {
    expect(calculateStructure({ lines: [aLine(), line, aLine({ totalPanels: -5 })] })).toEqual({
      status: 'INVALID',
      line: 1,
      field,
    })
  })

  it('KIT-011 accepts 200 panels per line', () => {
    expect(calculateStructure({ lines: [aLine({ totalPanels: 200 })] }).status).toBe('OK')
  })

  it('KIT-008 finds the frame of a module by its id', () => {
    const line = { moduleId: '10010005', roofTypeId: 1, totalPanels: 10, totalLines: 1 }
    const findModule = (id: string) => (id === '10010005' ? { widthMm: 1134, frameMm: 30 } : undefined)
    expect(calculateStructure({ lines: [line] }, findModule)).toEqual(calculateStructure({ lines: [aLine()] }))
  })
})
