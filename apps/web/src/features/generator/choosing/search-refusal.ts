import { listWords } from '@girassol/domain/shared'
import type { Permission } from '../../../ui/action.ts'
import { incompleteLines, isFilledIn, type StructureLine } from '../structure/structure-lines.ts'
import { type KitChoices, missingChoices } from './kit-choices.ts'

/** 'Buscar' needs all five choices, unless there are structure lines to calculate (WIZ-024, C-25). */
export const canSearch = (choices: KitChoices, lines: readonly StructureLine[]): Permission => {
  if (!lines.every(isFilledIn)) return { allowed: false, reason: incompleteLines }
  const missing = missingChoices(choices)
  if (missing.length === 0 || lines.length > 0) return { allowed: true }
  return { allowed: false, reason: `Falta informar: ${listWords(missing)}.` }
}
