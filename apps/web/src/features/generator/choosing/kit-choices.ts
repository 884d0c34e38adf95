import type { GeneratorOptions } from '@girassol/contract/orders'
import type { Supply } from '@girassol/domain/generator'
import { type NumberRules, numberProblem, readNumber } from '@girassol/domain/shared'

/** The choices of step 1 while it is filled in; '' when nothing is chosen yet. */
export type KitChoices = {
  /** kWp as typed: '5,5'. */
  readonly power: string
  readonly inverterBrandId: string
  readonly inverterId: string
  readonly moduleId: string
  readonly roofTypeId: string
  /** The electrical supply of the building; '' while unknown, which allows every inverter. */
  readonly supply: Supply | ''
  /** The inverter that a change of brand cleared, so that it can be chosen again (WIZ-020, USE-011). */
  readonly dropped?: { readonly inverterBrandId: string; readonly inverterId: string } | undefined
}

export const noChoices: KitChoices = {
  power: '',
  inverterBrandId: '',
  inverterId: '',
  moduleId: '',
  roofTypeId: '',
  supply: '',
}

const mostKwp = 200

/** kWp with a precision of one watt. */
export const powerRules: NumberRules = { decimals: 3 }

/** A power in kWp in the Brazilian format ('5,5', '5,50 kWp', a pasted '5.5'); else null (CON-003, USE-007). */
export const parsePower = (text: string): number | null => {
  const reading = readNumber(text, powerRules)
  return reading.status === 'READ' ? reading.value : null
}

/** The error of a typed power; none while it is empty (WIZ-022). */
export const powerError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined
  const { status } = readNumber(text, powerRules)
  if (status === 'AMBIGUOUS' || status === 'TOO_PRECISE') return numberProblem(text, powerRules)
  const power = parsePower(text)
  return power === null || power > mostKwp ? 'Informe um número de 0 a 200.' : undefined
}

const written = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3, useGrouping: false })

/** A power in watts as the field has it: '5,5'. */
export const writePower = (watts: number): string => written.format(watts / 1000)

/** The choices that the cart's kit was searched with. */
export const choicesFrom = (options: GeneratorOptions): KitChoices => ({
  power: written.format(options.power),
  inverterBrandId: options.inverterBrandId,
  inverterId: options.inverterId,
  moduleId: options.moduleId,
  roofTypeId: String(options.roofTypeId),
  supply: options.supply ?? '',
})

const names = {
  power: 'potência',
  inverterBrandId: 'marca do inversor',
  inverterId: 'inversor',
  moduleId: 'módulo',
  roofTypeId: 'tipo de telhado',
} as const satisfies Record<Exclude<keyof KitChoices, 'supply' | 'dropped'>, string>

/** The missing choices, with the labels and in the order of the form (WIZ-024). */
export const missingChoices = (choices: KitChoices): readonly string[] =>
  Object.entries(names).flatMap(([field, name]) => {
    const value = choices[field as keyof typeof names]
    const isMissing = field === 'power' ? parsePower(value) === null || powerError(value) !== undefined : value === ''
    return isMissing ? [name] : []
  })

/** The body of the search; null while a choice is missing. */
export const optionsFrom = (choices: KitChoices): GeneratorOptions | null => {
  const power = parsePower(choices.power)
  if (power === null || missingChoices(choices).length > 0) return null
  const { supply, dropped: _, ...chosen } = choices
  return { ...chosen, power, roofTypeId: Number(choices.roofTypeId), ...(supply !== '' && { supply }) }
}

/** The inverter that another brand clears; an earlier one is remembered until an inverter is chosen. */
const droppedBy = ({ inverterBrandId, inverterId, dropped }: KitChoices, part: Partial<KitChoices>) => {
  if (part.inverterId !== undefined) return undefined
  const isCleared = part.inverterBrandId !== undefined && part.inverterBrandId !== inverterBrandId && inverterId !== ''
  return isCleared ? { inverterBrandId, inverterId } : dropped
}

/** Changes a choice; an inverter of another brand is cleared, and remembered (WIZ-020, WIZ-021, USE-011). */
export const withChoice = (choices: KitChoices, part: Partial<KitChoices>): KitChoices => {
  const isOtherBrand = part.inverterBrandId !== undefined && part.inverterBrandId !== choices.inverterBrandId
  return {
    ...choices,
    ...(isOtherBrand && { inverterId: '' }),
    ...(part.moduleId === '' && { roofTypeId: '' }),
    ...part,
    dropped: droppedBy(choices, part),
  }
}
