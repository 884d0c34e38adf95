import { describe, expect, test } from 'vitest'
import { spreadPhases } from './spread-phases.ts'

const single = (...powers: number[]) => powers.map((powerW) => ({ powerW, phases: 1 }))
const phasesOf = (...given: Parameters<typeof spreadPhases>) => spreadPhases(...given).phases.map(({ phase }) => phase)

describe('spreadPhases', () => {
  test('GRID-005 C-180 inverters of 5, 5 and 3 kW on three phases differ by 2 kW', () => {
    expect(spreadPhases(single(5_000, 5_000, 3_000), 'TRI_220_380')).toEqual({
      phases: [
        { inverter: 1, phase: 'A' },
        { inverter: 2, phase: 'B' },
        { inverter: 3, phase: 'C' },
      ],
      loads: [
        { phase: 'A', powerW: 5_000 },
        { phase: 'B', powerW: 5_000 },
        { phase: 'C', powerW: 3_000 },
      ],
      imbalanceW: 2_000,
    })
  })

  test('GRID-005 C-180 two inverters of 8.2 kW on three phases leave one without load', () => {
    expect(spreadPhases(single(8_200, 8_200), 'TRI_220_380').imbalanceW).toBe(8_200)
  })

  test('GRID-005 C-180 the largest comes first, and each supply has its own phases', () => {
    const inverters = single(3_000, 8_000, 5_000)
    expect(phasesOf(inverters, 'TRI_220_380')).toEqual(['C', 'A', 'B'])
    expect(phasesOf(inverters, 'TRI_127_220')).toEqual(['CA', 'AB', 'BC'])
    expect(phasesOf(inverters, 'BI_127_220')).toEqual(['B', 'A', 'B'])
    expect(phasesOf(inverters, 'BI_220_380')).toEqual(['B', 'A', 'B'])
    expect(spreadPhases(inverters, 'MONO_220').imbalanceW).toBe(0)
  })

  test('GRID-005 an exchange makes the difference smaller where the largest first is not enough', () => {
    const { loads, imbalanceW } = spreadPhases(single(5, 5, 4, 4, 3, 3, 3), 'TRI_220_380')
    expect([loads.map(({ powerW }) => powerW), imbalanceW]).toEqual([[9, 9, 9], 0])
  })

  test('GRID-005 three-phase inverters have no phase of their own and load all equally', () => {
    const { phases, loads } = spreadPhases([{ powerW: 12_000, phases: 3 }, ...single(3_000)], 'TRI_220_380')
    expect(phases).toEqual([{ inverter: 2, phase: 'A' }])
    expect(loads.map(({ powerW }) => powerW)).toEqual([7_000, 4_000, 4_000])
  })
})
