import { describe, expect, test } from 'vitest'
import { chooseTransformer, transformerSteps } from './choose-transformer.ts'

const from380To220 = transformerSteps.map((kva) => ({ code: `T380-${kva}`, kva, inputV: 380, outputV: 220 }))
const from220To127 = transformerSteps.map((kva) => ({ code: `T220-${kva}`, kva, inputV: 220, outputV: 127 }))
const products = [...from220To127, ...from380To220].reverse()
const three = (powerW: number, acVoltageV?: number) => ({ powerW, phases: 3, acVoltageV })
const single = (powerW: number) => ({ powerW, phases: 1 })

describe('chooseTransformer', () => {
  test.each([
    [[12_500], 15],
    [[59_012], 75],
    [[15_000], 15],
    [[15_001], 20],
    [[20_000, 20_000, 20_000], 75],
  ])('GRID-004 C-180 inverters of 380 V with %j W on 127/220 V get %d kVA', (powers, kva) => {
    const inverters = powers.map((power) => three(power))
    expect(chooseTransformer(inverters, 'TRI_127_220', products)?.code).toBe(`T380-${kva}`)
  })

  test('GRID-004 single-phase inverters of 220 V on 127 V get one whose voltages fit', () => {
    expect(chooseTransformer([single(3_000), single(3_000)], 'MONO_127', products)?.code).toBe('T220-7.5')
  })

  test('GRID-004 only the inverters that need it count', () => {
    expect(chooseTransformer([three(12_500), three(40_000, 220)], 'TRI_127_220', products)?.kva).toBe(15)
  })

  test('GRID-004 nothing is offered without a fitting product, a supply or an inverter that needs it', () => {
    expect(chooseTransformer([three(12_500)], 'TRI_127_220', from220To127)).toBeUndefined()
    expect(chooseTransformer([three(300_001)], 'TRI_127_220', products)).toBeUndefined()
    expect(chooseTransformer([three(12_500)], undefined, products)).toBeUndefined()
    expect(chooseTransformer([three(12_500)], 'TRI_220_380', products)).toBeUndefined()
    expect(chooseTransformer([], 'TRI_127_220', products)).toBeUndefined()
  })

  test('GRID-004 inverters of different voltages have no common transformer', () => {
    expect(chooseTransformer([three(12_500), three(12_500, 440)], 'TRI_127_220', products)).toBeUndefined()
  })

  test('GRID-004 of equal transformers it is always the same one', () => {
    const twins = ['B', 'A', 'C'].map((code) => ({ code, kva: 15, inputV: 380, outputV: 220 }))
    expect(chooseTransformer([three(12_500)], 'TRI_127_220', twins)?.code).toBe('A')
  })
})
