import { expect, test } from 'vitest'
import { kitLayout, type LaidKit } from './kit-layout.ts'
import { layModules } from './lay-modules.ts'

const aKit = (change: Partial<LaidKit> = {}): LaidKit => ({
  module: { lengthMm: 2278, widthMm: 1134 },
  modules: 23,
  roofTypeId: 1,
  uf: 'SP',
  wired: null,
  ...change,
})

test('GRID-006 C-23 a kit without drawn lines has those of the default layout', () => {
  expect(kitLayout(aKit()).lines).toEqual([
    { panels: 8, lines: 2 },
    { panels: 7, lines: 1 },
  ])
})

test('GRID-006 the lines of a structure are used where they have the modules of the kit', () => {
  const lines = [
    { panels: 12, lines: 1 },
    { panels: 11, lines: 1 },
  ]
  expect(kitLayout(aKit({ lines })).lines).toEqual(lines)
  expect(kitLayout(aKit({ lines, modules: 24 })).lines).not.toEqual(lines)
})

test.each([
  [5, 'SP', 'SLAB', 2833],
  [5, 'RS', 'SLAB', 2997],
  [10, 'SP', 'GROUND', 2833],
  [1, 'SP', 'ROOF', 2298],
  [undefined, 'SP', 'ROOF', 2298],
  [5, 'XX', 'SLAB', 2997],
] as const)('GRID-007 the roof type %s in %s is a %s with its pitch', (...row) => {
  const [roofTypeId, uf, mount, pitch] = row
  const order = kitLayout(aKit({ roofTypeId, uf }))
  expect([order.mount, layModules(order).pitchMm]).toEqual([mount, pitch])
})

test('GRID-006 a microinverter without a figure of its own has the usual number on a branch', () => {
  const input = { strings: 1, modulesPerString: 1 }
  const loads = [{ count: 2, mppts: [input, input] }]
  const wired = (inverter: { type: 'MICRO'; maxPerBranch?: number }) =>
    kitLayout(aKit({ modules: 4, wired: { inverter, loads } })).wiring
  expect(wired({ type: 'MICRO', maxPerBranch: 3 })).toEqual({ isMicro: true, loads, unitsPerBranch: 3 })
  expect(wired({ type: 'MICRO' })?.unitsPerBranch).toBeGreaterThan(0)
})
