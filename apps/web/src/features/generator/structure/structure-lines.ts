import type { calculateCartStructure } from '@girassol/contract/generator'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type NumberRules, numberProblem, readNumber } from '@girassol/domain/shared'

type RequestLine = RequestFor<typeof calculateCartStructure>['body']['lines'][number]

/** A line of the structure calculation while it is filled in, every value as typed or chosen. */
export type StructureLine = {
  readonly id: number
  readonly moduleId: string
  readonly roofTypeId: string
  readonly totalPanels: string
  readonly totalLines: string
  /** Its products are in the cart; a change makes it a new line to calculate. */
  readonly isCalculated: boolean
}

export type StructureField = 'moduleId' | 'roofTypeId' | 'totalPanels' | 'totalLines'

const required = 'Campo obrigatório' // KIT-010
const mostPanels = 200
const mostLines = 1000

export const countRules: NumberRules = { decimals: 0 }

/** A count that passed `lineErrors`. */
const readCount = (text: string): number => {
  const reading = readNumber(text, countRules)
  return reading.status === 'READ' ? reading.value : 0
}

/** KIT-013 */
export const incompleteLines = 'Para salvar as alterações, é necessário completar o preenchimento de todas as linhas'

/** The new line has the next number, and the module and the roof of the last line. */
export const nextLine = (lines: readonly StructureLine[], module: string): StructureLine => {
  const last = lines.at(-1)
  return {
    id: (last?.id ?? 0) + 1,
    moduleId: last?.moduleId ?? module,
    roofTypeId: last?.roofTypeId ?? '',
    totalPanels: '',
    totalLines: '',
    isCalculated: false,
  }
}

const countError = (text: string, most: number): string | undefined => {
  if (text.trim() === '') return required
  const reading = readNumber(text, countRules)
  if (reading.status === 'AMBIGUOUS') return numberProblem(text, countRules)
  if (reading.status === 'READ' && reading.value <= most) return undefined
  return `Informe um número inteiro de 0 a ${most}.`
}

/** The errors of each field of a line (KIT-010, KIT-011, KIT-012). */
export const lineErrors = (line: StructureLine): Partial<Record<StructureField, string>> => {
  const errors = {
    moduleId: line.moduleId === '' ? required : undefined,
    roofTypeId: line.roofTypeId === '' ? required : undefined,
    totalPanels: countError(line.totalPanels, mostPanels),
    totalLines: countError(line.totalLines, mostLines),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

export const isFilledIn = (line: StructureLine): boolean => Object.keys(lineErrors(line)).length === 0

/** The lines whose products are not in the cart yet. */
export const linesToCalculate = (lines: readonly StructureLine[]): readonly StructureLine[] =>
  lines.filter(({ isCalculated }) => !isCalculated)

/** The request of a line; only for completed lines. */
export const toRequestLine = (line: StructureLine): RequestLine => ({
  moduleId: line.moduleId,
  roofTypeId: Number(line.roofTypeId),
  totalPanels: readCount(line.totalPanels),
  totalLines: readCount(line.totalLines),
})

export const markCalculated = (lines: readonly StructureLine[]): readonly StructureLine[] =>
  lines.map((line) => ({ ...line, isCalculated: true }))
