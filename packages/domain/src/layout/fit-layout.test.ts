import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitLayout } from './fit-layout.ts'
import { layModules } from './lay-modules.ts'
import { describeFit, describeShortage } from './layout-words.ts'
import { aLayoutOrder, aSlabLayout } from './test-layouts.ts'

describe('fitLayout', () => {
  test('GRID-008 of ten modules of 1134 mm nine fit a line of 11.0 m', () => {
    const fit = fitLayout(layModules(aLayoutOrder()), { widthMm: 11_000 })
    expect([fit.perLine, fit.fitting]).toEqual([9, 9])
    expect(describeFit(fit)).toBe('Cabem 9 dos 10 módulos.')
    expect(describeShortage(fit)).toBe('Faltam 0,52 m na largura.')
  })

  test('GRID-008 of four lines on slab three fit 9.00 m', () => {
    const fit = fitLayout(aSlabLayout(), { widthMm: 12_000, heightMm: 9_000 })
    expect(describeFit(fit)).toBe('Cabem 30 dos 40 módulos.')
    expect(describeShortage(fit)).toBe('Faltam 1,70 m na altura.')
  })

  test('GRID-008 a layout of exactly the free space fits, and without known sides everything does', () => {
    const layout = aSlabLayout()
    for (const roof of [{ widthMm: layout.widthMm, heightMm: layout.heightMm }, {}]) {
      const fit = fitLayout(layout, roof)
      expect([fit.fitting, describeFit(fit), describeShortage(fit)]).toEqual([40, null, ''])
    }
  })

  test('GRID-008 one module, or none, is told in its own words', () => {
    const layout = layModules(aLayoutOrder())
    expect(describeFit(fitLayout(layout, { widthMm: 1_200 }))).toBe('Cabe 1 dos 10 módulos.')
    expect(describeFit(fitLayout(layout, { widthMm: 1_000 }))).toBe('Não cabe nenhum dos 10 módulos.')
    expect(describeShortage(fitLayout(layout, { widthMm: 1_000, heightMm: 2_000 }))).toBe(
      'Faltam 10,52 m na largura e 0,28 m na altura.',
    )
  })

  test('GRID-008 at random, the count is that of lines and columns counted one by one', () => {
    const free = fc.integer({ min: 500, max: 20_000 })
    const order = fc.record({ panels: fc.integer({ min: 1, max: 12 }), lines: fc.integer({ min: 1, max: 8 }) })
    fc.assert(
      fc.property(order, free, free, (lines, widthMm, heightMm) => {
        const layout = layModules(aLayoutOrder({ lines: [lines], wiring: null }))
        let [columns, rows] = [0, 0]
        while (columns < lines.panels && (columns + 1) * 1134 + columns * 20 <= widthMm) columns += 1
        while (rows < lines.lines && (rows + 1) * 2278 + rows * 20 <= heightMm) rows += 1
        expect(fitLayout(layout, { widthMm, heightMm }).fitting).toBe(columns * rows)
      }),
      { numRuns: 2_000 },
    )
  })
})
