import { calculateBudgetStructure } from '@girassol/contract/generator'
import { generatorSentences, saleStep } from '@girassol/domain/generator'
import { ApiError, toSentences } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'
import {
  linesToCalculate,
  markCalculated,
  type StructureLine,
  type StructureWork,
  toRequestLine,
} from '../../generator/index.ts'
import type { BudgetDraft } from './use-budget-draft.ts'

const isEmpty = (error: unknown) => error instanceof ApiError && error.reason === 'structureEmpty'

/** The lines remain when the dialog closes, so that calculated products are not added twice. */
export type StructureLinesState = Pick<StructureWork, 'lines' | 'setLines'>

/** KIT-017, C-24: merges the products of structure lines into the draft; the budget is unchanged until it is saved. */
export const useBudgetStructure = (
  { budget, addUnits }: BudgetDraft,
  { lines, setLines }: StructureLinesState,
): StructureWork => {
  const { mutateAsync, isPending } = useEndpointMutation(calculateBudgetStructure, { failure: false })
  const calculate = async (all: readonly StructureLine[]): Promise<boolean> => {
    try {
      const body = { lines: linesToCalculate(all).map(toRequestLine) }
      const { products } = await mutateAsync({ params: { id: budget.id }, body })
      for (const { erpCode, productName, unitValue, availability, quantity } of products) {
        const facts = { code: erpCode, name: productName, step: saleStep(erpCode), unitValue, availability }
        addUnits(facts, quantity)
      }
      if (products.length === 0) toast.info(generatorSentences.structureNotFound)
      else setLines(markCalculated(all))
      return products.length > 0
    } catch (error) {
      if (isEmpty(error)) toast.info(generatorSentences.structureNotFound)
      else toast.failures(toSentences(error, generatorSentences.structureFailed))
      return false
    }
  }
  const moduleId = budget.kit?.moduleId ?? budget.generator?.moduleId ?? ''
  return { lines, setLines, calculate, isCalculating: isPending, choices: { moduleId } }
}
