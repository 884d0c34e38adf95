import { describe, expect, test } from 'vitest'
import { writeSvg } from '../shared/svg.ts'
import { drawLayout, type LayoutDrawing } from './draw-layout.ts'
import { layModules } from './lay-modules.ts'
import { aLayoutOrder, aSlabLayout, aWiring } from './test-layouts.ts'

const draw = (change: Partial<LayoutDrawing> = {}) =>
  writeSvg(drawLayout({ layout: aSlabLayout(), name: 'layout', hasLegend: true, ...change }))

const elements = (text: string, role: string) => text.match(new RegExp(`<\\w+ data-role="${role}"[^>]*>`, 'g')) ?? []
const texts = (text: string, role: string) =>
  [...text.matchAll(new RegExp(`<text data-role="${role}"[^>]*>([^<]*)<`, 'g'))].map(([, inside]) => inside)

describe('drawLayout', () => {
  test('GRID-006 has one rectangle a module, its string in number and style', () => {
    const modules = elements(draw(), 'module')
    expect(modules).toHaveLength(40)
    const fills = new Set(
      modules.map((element) => `${/data-string="(\d+)"/.exec(element)?.[1]} ${/fill="([^"]+)"/.exec(element)?.[1]}`),
    )
    expect([...fills]).toEqual(['1 #DCE9F9', '2 url(#layout-style-2)', '3 url(#layout-style-3)'])
    expect(texts(draw(), 'module-number').slice(12, 16)).toEqual(['1.13', '1.14', '2.1', '2.2'])
  })

  test('GRID-006 GRID-007 names each line, its width, the pitch, and the strings in words', () => {
    const drawing = draw()
    expect(texts(drawing, 'line-name')).toEqual(['Linha 1', 'Linha 2', 'Linha 3', 'Linha 4'])
    expect(texts(drawing, 'width')).toEqual(['11,52 m'])
    expect(texts(drawing, 'pitch')).toEqual(['2,833 m', '2,833 m', '2,833 m'])
    expect(texts(drawing, 'legend')[1]).toBe('String 2 · listras · 13 módulos em série · MPPT 1 · linhas 2 e 3')
    expect(texts(drawing, 'note')).toEqual(['Desenho do kit, não é levantamento do telhado.'])
  })

  test('GRID-006 has a title and a description with the measures', () => {
    const drawing = draw({ heading: 'Pedido 1024' })
    expect(drawing).toContain(
      '<title id="layout-title">Disposição dos módulos: Pedido 1024, 4 linhas de 10 módulos</title>',
    )
    expect(drawing).toContain('11,52 × 10,70 m em planta. Passo entre linhas 2,833 m. Área dos módulos 103,33 m².')
    expect(drawing).toContain('role="img" aria-labelledby="layout-title" aria-describedby="layout-description"')
  })

  test('GRID-006 the same layout makes the same bytes, and texts are escaped', () => {
    expect(draw()).toBe(draw())
    const drawing = draw({ heading: `<script>"&'` })
    expect(drawing).toContain('&lt;script&gt;&quot;&amp;&#39;')
    expect(drawing).not.toContain('<script')
  })

  test('GRID-006 above 60 modules only the first and the last of a string have a label, the others a title', () => {
    const wiring = aWiring([{ strings: 4, modulesPerString: 16 }])
    const drawing = draw({ layout: layModules(aLayoutOrder({ lines: [{ panels: 16, lines: 4 }], wiring })) })
    expect(elements(drawing, 'module')).toHaveLength(64)
    expect(texts(drawing, 'module-number')).toEqual(['1.1', '1.16', '2.1', '2.16', '3.1', '3.16', '4.1', '4.16'])
    expect(drawing).toContain('<title>2.7, listras</title>')
  })

  test('GRID-006 a seventh string has the first style again, and its own number', () => {
    const wiring = aWiring([{ strings: 7, modulesPerString: 2 }])
    const drawing = draw({ layout: layModules(aLayoutOrder({ lines: [{ panels: 14, lines: 1 }], wiring })) })
    expect(texts(drawing, 'legend').filter((text) => text?.includes('liso'))).toEqual([
      'String 1 · liso · 2 módulos em série · MPPT 1 · linha 1',
      'String 7 · liso · 2 módulos em série · MPPT 1 · linha 1',
    ])
  })

  test('GRID-008 what does not fit is dashed and named, and the free height has its figure', () => {
    const drawing = draw({ roof: { widthMm: 12_000, heightMm: 9_000 } })
    const outside = elements(drawing, 'module').filter((element) => element.includes('data-outside="true"'))
    expect(outside).toHaveLength(10)
    expect(outside.every((element) => element.includes('stroke-dasharray'))).toBe(true)
    expect([texts(drawing, 'outside'), texts(drawing, 'outside-line')]).toEqual([['Não cabe'], ['linha 4']])
    expect([texts(drawing, 'free-height'), elements(drawing, 'roof').length]).toEqual([['9,00 m'], 1])
  })

  test('GRID-008 without a known roof nothing is dashed', () => {
    expect([elements(draw(), 'roof'), draw().includes('data-outside')]).toEqual([[], false])
  })
})
