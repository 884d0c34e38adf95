import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useChangeSearch } from '../../../lib/use-change-search.ts'
import { type EditStep, editStepFrom } from './edit-steps.ts'
import type { BudgetDraft } from './use-budget-draft.ts'

const simulationFailed = 'Ocorreu um erro ao simular edição dos produtos do orçamento' // BUD-040

/** The step in the URL; the summary opens only with values that match the current items (C-64). */
export const useEditSteps = (draft: BudgetDraft, leave: () => void) => {
  const { passo }: { passo?: unknown } = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const requestedStep = editStepFrom(passo)
  const step: EditStep = requestedStep === 3 && !draft.isCurrent ? 2 : requestedStep
  const open = (next: EditStep) => changeSearch((current) => ({ ...current, passo: String(next) }))
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return {
    step,
    heading,
    go: open,
    back: () => (step === 1 ? leave() : open(step === 3 ? 2 : 1)),
    advance: async () => {
      if (await draft.recalculate(simulationFailed)) open(step === 1 ? 2 : 3)
    },
  }
}
