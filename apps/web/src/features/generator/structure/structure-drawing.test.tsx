import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { StructureDrawing } from './structure-drawing.tsx'
import { nextLine, type StructureLine } from './structure-lines.ts'

const line = (change: Partial<StructureLine>): StructureLine => ({
  ...nextLine([], '10010005'),
  roofTypeId: '1',
  totalPanels: '12',
  totalLines: '3',
  ...change,
})

const panels = () => [...document.querySelectorAll('[data-panel]')]

describe('the drawn roof', () => {
  test('KIT-006 C-24 shows a rectangle in portrait for every panel of every line, with a description', () => {
    render(<StructureDrawing line={line({})} />)
    expect(panels()).toHaveLength(36)
    const [first] = panels()
    expect(Number(first?.getAttribute('height'))).toBeGreaterThan(Number(first?.getAttribute('width')))
    expect(screen.getByRole('figure').textContent).toBe('3 linhas de 12 painéis em retrato: 36 painéis no telhado')
  })

  test('KIT-006 C-24 shortens long lines and many lines, and the description stays exact', () => {
    render(<StructureDrawing line={line({ totalPanels: '200', totalLines: '1000' })} />)
    expect(panels()).toHaveLength(23 * 4)
    expect(screen.getByText('1.000 linhas de 200 painéis em retrato: 200.000 painéis no telhado')).toBeTruthy()
  })

  test('KIT-006 one panel in one line is shown in the singular', () => {
    render(<StructureDrawing line={line({ totalPanels: '1', totalLines: '1' })} />)
    expect(screen.getByText('1 linha de 1 painel em retrato: 1 painel no telhado')).toBeTruthy()
  })

  test('C-24 continuous rails span the whole line, and short ones are drawn at every joint', () => {
    const rails = () => document.querySelectorAll('rect:not([data-panel])').length
    const { unmount } = render(<StructureDrawing line={line({ totalLines: '1' })} />)
    expect(rails()).toBe(2)
    unmount()
    render(<StructureDrawing line={line({ totalLines: '1', roofTypeId: '4' })} />)
    expect(rails()).toBe(2 * 13)
  })

  test.each([
    ['blank', { totalPanels: '' }],
    ['wrong', { totalPanels: '201' }],
    ['none', { totalLines: '0' }],
  ])('KIT-011 nothing is drawn while a number is %s', (_, change) => {
    render(<StructureDrawing line={line(change)} />)
    expect(panels()).toHaveLength(0)
    expect(screen.getByText('Informe painéis e linhas para ver o telhado desenhado.')).toBeTruthy()
  })
})
