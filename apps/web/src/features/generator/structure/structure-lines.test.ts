import { describe, expect, test } from 'vitest'
import { noChoices } from '../choosing/kit-choices.ts'
import { canSearch } from '../choosing/search-refusal.ts'
import {
  isFilledIn,
  lineErrors,
  linesToCalculate,
  nextLine,
  type StructureLine,
  toRequestLine,
} from './structure-lines.ts'

const line: StructureLine = {
  id: 1,
  moduleId: '10010005',
  roofTypeId: '1',
  totalPanels: '12',
  totalLines: '2',
  isCalculated: false,
}

describe('the lines of the structure', () => {
  test('KIT-010 every field must be filled in', () => {
    expect(lineErrors(nextLine([], ''))).toEqual({
      moduleId: 'Campo obrigatório',
      roofTypeId: 'Campo obrigatório',
      totalPanels: 'Campo obrigatório',
      totalLines: 'Campo obrigatório',
    })
    expect(isFilledIn(line)).toBe(true)
  })

  test.each(['201', '-1', '1,5', 'abc'])('KIT-011 refuses %j panels in a line', (totalPanels) => {
    expect(lineErrors({ ...line, totalPanels })).toEqual({ totalPanels: 'Informe um número inteiro de 0 a 200.' })
  })

  test.each(['0', '200'])('KIT-011 takes %j panels in a line', (totalPanels) => {
    expect(isFilledIn({ ...line, totalPanels })).toBe(true)
  })

  test('KIT-012 refuses a negative number of lines, and accepts zero', () => {
    expect(Object.keys(lineErrors({ ...line, totalLines: '-1' }))).toEqual(['totalLines'])
    expect(isFilledIn({ ...line, totalLines: '0' })).toBe(true)
  })

  test('KIT-005 a new line starts like the one before', () => {
    expect(nextLine([line], '')).toEqual({ ...line, id: 2, totalPanels: '', totalLines: '' })
  })

  test('KIT-008 KIT-016 sends figures, of the lines that are not in the cart yet', () => {
    const lines = linesToCalculate([{ ...line, isCalculated: true }, line])
    expect(lines.map(toRequestLine)).toEqual([{ moduleId: '10010005', roofTypeId: 1, totalPanels: 12, totalLines: 2 }])
  })
})

describe("when 'Buscar' is refused", () => {
  test('WIZ-024 while a choice is missing', () => {
    expect(canSearch({ ...noChoices, power: '5', inverterBrandId: '201', inverterId: '1' }, [])).toEqual({
      allowed: false,
      reason: 'Falta informar: módulo e tipo de telhado.',
    })
  })

  test('WIZ-024 C-25 not when structure lines exist', () => {
    expect(canSearch(noChoices, [line])).toEqual({ allowed: true })
  })

  test('KIT-013 while a structure line has a blank', () => {
    expect(canSearch(noChoices, [{ ...line, totalLines: '' }])).toEqual({
      allowed: false,
      reason: 'Para salvar as alterações, é necessário completar o preenchimento de todas as linhas',
    })
  })
})
