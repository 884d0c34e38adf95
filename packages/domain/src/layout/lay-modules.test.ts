import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layModules, moduleGapMm } from './lay-modules.ts'
import { formatArea, formatMetres, formatPitch, formatSize, layoutLegend, layoutTitle } from './layout-words.ts'
import { aLayoutOrder, aSlabLayout, aWiring } from './test-layouts.ts'

describe('layModules', () => {
  test('GRID-006 C-181 ten modules of 1134 mm are 11,52 m wide and have 25,83 m²', () => {
    const layout = layModules(aLayoutOrder())
    expect(formatMetres(layout.widthMm)).toBe('11,52 m')
    expect(formatArea(layout.areaM2)).toBe('25,83 m²')
    expect(layoutTitle(layout)).toBe('1 linha de 10 módulos')
  })

  test('GRID-006 lines on a roof are 20 mm apart', () => {
    const { lines, heightMm, pitchMm } = layModules(aLayoutOrder({ lines: [{ panels: 5, lines: 2 }] }))
    expect(lines.map(({ yMm }) => yMm)).toEqual([0, 2298])
    expect([heightMm, pitchMm]).toEqual([4576, 2298])
  })

  test('GRID-006 GRID-007 on slab the lines are drawn in plan, with the pitch of the place', () => {
    const layout = aSlabLayout()
    expect(formatPitch(layout.pitchMm)).toBe('2,833 m')
    expect(formatSize(layout.widthMm, layout.heightMm)).toBe('11,52 × 10,70 m')
    expect(formatSize(layout.widthMm, layout.moduleLengthMm)).toBe('11,52 × 2,28 m')
    expect(formatArea(layout.areaM2)).toBe('103,33 m²')
  })

  test('GRID-006 the longest string comes first and fills the lines from left to right, top to bottom', () => {
    const { modules, strings } = aSlabLayout()
    expect(strings.map(({ modules: count, mppt }) => [count, mppt])).toEqual([
      [14, 2],
      [13, 1],
      [13, 3],
    ])
    const labels = modules.map(({ string, position }) => `${string?.number}.${position}`)
    expect([labels[0], labels[9], labels[10], labels[13], labels[14], labels[39]]).toEqual([
      '1.1',
      '1.10',
      '1.11',
      '1.14',
      '2.1',
      '3.13',
    ])
    expect(modules[14]).toMatchObject({ line: 1, xMm: 4 * (1134 + moduleGapMm), yMm: 2833 })
  })

  test('GRID-006 each string is told in words with its style, its MPPT and its lines', () => {
    expect(layoutLegend(aSlabLayout()).map(({ name, styleName, text }) => `${name} · ${styleName} · ${text}`)).toEqual([
      'String 1 · liso · 14 módulos em série · MPPT 2 · linhas 1 e 2',
      'String 2 · listras · 13 módulos em série · MPPT 1 · linhas 2 e 3',
      'String 3 · pontos · 13 módulos em série · MPPT 3 · linhas 3 e 4',
    ])
  })

  test('GRID-006 with several inverters the string names its own', () => {
    const wiring = aWiring([{ strings: 1, modulesPerString: 5 }], {
      loads: [{ count: 2, mppts: [{ strings: 1, modulesPerString: 5 }] }],
    })
    expect(layoutLegend(layModules(aLayoutOrder({ wiring }))).map(({ text }) => text)).toEqual([
      '5 módulos em série · inversor 1, MPPT 1 · linha 1',
      '5 módulos em série · inversor 2, MPPT 1 · linha 1',
    ])
  })

  test('GRID-006 a module of a microinverter has the numbers of unit and input, and the pattern of its branch', () => {
    const input = { strings: 1, modulesPerString: 1 }
    const loads = [
      { count: 4, mppts: [input, input, input, input] },
      { count: 1, mppts: [input, input] },
    ]
    const order = aLayoutOrder({ lines: [{ panels: 6, lines: 3 }], wiring: aWiring([], { isMicro: true, loads }) })
    const layout = layModules(order)
    const labels = layout.modules.map(({ string, position }) => `${string?.number}.${position}`)
    expect([labels[0], labels[4], labels[17]]).toEqual(['1.1', '2.1', '5.2'])
    expect(layoutLegend(layout).map(({ name, text }) => `${name} · ${text}`)).toEqual([
      'Ramal 1 · microinversores 1 a 3 · 12 módulos · linhas 1 e 2',
      'Ramal 2 · microinversores 4 e 5 · 6 módulos · linha 3',
    ])
  })

  test('GRID-006 modules without a designed wiring have no string', () => {
    const layout = layModules(aLayoutOrder({ wiring: null }))
    expect(layout.modules.every(({ string }) => string === null)).toBe(true)
    expect(layoutLegend(layout)).toEqual([])
  })
})

test('GRID-006 at random, every module has its place, none overlaps another, and every string is whole', () => {
  const line = fc.record({ panels: fc.integer({ min: 1, max: 20 }), lines: fc.integer({ min: 1, max: 4 }) })
  const order = fc.record({
    lengthMm: fc.integer({ min: 900, max: 2500 }),
    widthMm: fc.integer({ min: 600, max: 1400 }),
    mount: fc.constantFrom('ROOF', 'SLAB', 'GROUND'),
    latitude: fc.double({ min: -34, max: 6, noNaN: true }),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  })
  fc.assert(
    fc.property(order, (given) => {
      const count = given.lines.reduce((sum, { panels, lines }) => sum + panels * lines, 0)
      const long = Math.ceil(count / 2)
      const mppts = [long, count - long].filter((n) => n > 0).map((n) => ({ strings: 1, modulesPerString: n }))
      const layout = layModules({ ...given, wiring: aWiring(mppts) })
      const places = new Set(layout.modules.map(({ xMm, yMm }) => `${xMm} ${yMm}`))
      expect([layout.modules.length, places.size]).toEqual([count, count])
      expect(layout.pitchMm).toBeGreaterThanOrEqual(layout.drawnLengthMm)
      for (const string of layout.strings) {
        const own = layout.modules.filter((module) => module.string === string)
        expect(own.map(({ position }) => position)).toEqual(own.map((_, at) => at + 1))
        expect(own.length).toBe(string.modules)
      }
    }),
    { numRuns: 500 },
  )
})
