import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { Highlight, highlightParts } from './highlight.tsx'

const marked = (text: string, term: string | string[]) =>
  highlightParts(text, term).flatMap((part) => (part.isMatch ? [part.text] : []))

describe('highlighting a term', () => {
  it.each([
    ['Padaria São João', 'sao', ['São']],
    ['inversor INVERSOR', 'Inversor', ['inversor', 'INVERSOR']],
    ['Telha cerâmica', 'ceramica', ['cerâmica']],
    ['Módulo', 'xyz', []],
    ['Módulo', '  ', []],
    ['a.b', '.', ['.']],
    ['Módulo HELIAR 550W', ['heliar', '550'], ['HELIAR', '550']],
    ['Microinversor', ['micro', 'microinversor'], ['Microinversor']],
    ['Módulo', ['', ' '], []],
  ])('in %s, %s marks %j', (text, term, expected) => {
    expect(marked(text, term)).toEqual(expected)
  })

  it('loses no character of the text', () => {
    const parts = highlightParts('Ação de reação, ação', 'acao')
    expect(parts.map((part) => part.text).join('')).toBe('Ação de reação, ação')
  })

  it('marks in the page', () => {
    renderThemed(<Highlight text="Sol do Cerrado" term="cerr" />)
    expect(screen.getByText('Cerr').tagName).toBe('MARK')
  })
})

it.each([
  ['CABO SOLAR 4MM²', 'mm2', 'MM²'],
  ['CABO SOLAR 4MM2', 'mm²', 'MM2'],
  ['VOLTARA 4,05KW', '4.05kw', '4,05KW'],
])('USE-009 of %s the term %s marks %s', (text, term, marked) => {
  const parts = highlightParts(text, term).filter(({ isMatch }) => isMatch)
  expect(parts.map((part) => part.text)).toEqual([marked])
})
