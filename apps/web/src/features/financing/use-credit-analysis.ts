import type { OrderView } from '@girassol/contract/orders'
import {
  type Borrower,
  type FinancingField,
  type FinancingStep,
  financingOnWire,
  financingProblems,
  financingSteps,
  isRequiredStep,
  listFinancingSteps,
  toWireName,
} from '@girassol/domain/financing'
import { toDay } from '@girassol/domain/shared'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldError, isRefusal, toSentences } from '../../lib/api-error.ts'
import { useFormFields } from '../../lib/use-form-fields.ts'
import { toast } from '../../ui/toaster.tsx'
import { type FinancingDraft, forgetDraft, storeFinancingDraft } from './financing-draft.ts'
import { saveFinancingFailure, useSaveFinancing } from './use-save-financing.ts'

const findStep = (field: string): FinancingStep | undefined =>
  (Object.keys(financingSteps) as FinancingStep[]).find((step) =>
    (financingSteps[step] as readonly string[]).includes(field),
  )

const fields: readonly FinancingField[] = Object.values(financingSteps).flat()

/** The server names a field as in the request. */
const ownNames = (errors: readonly FieldError[]): readonly FieldError[] =>
  errors.map((error) => ({
    ...error,
    property: fields.find((field) => toWireName(field) === error.property) ?? error.property,
  }))

type Opened = { readonly order: OrderView; readonly initial: FinancingDraft; readonly onClose: () => void }

const useAnalysisForm = ({ order, initial }: Opened) => {
  const [borrower, setBorrower] = useState(initial.borrower)
  const [step, setStep] = useState(initial.step)
  const form = useFormFields(initial.form, (values) =>
    financingProblems(values, { borrower: borrower ?? 'PERSON', today: toDay(new Date().toISOString()) }),
  )
  useEffect(() => {
    if (borrower !== null) storeFinancingDraft(order.id, { borrower, step, form: form.values })
  }, [order.id, borrower, step, form.values])
  return { borrower, setBorrower, step, setStep, form }
}

type AnalysisForm = ReturnType<typeof useAnalysisForm>

/** Moves between tabs: a tab with errors blocks the next ones and shows them (FIN-003, FIN-004). */
const useSteps = ({ borrower, step, setStep, form }: AnalysisForm) => {
  const prefix = useId()
  const getId = (field: FinancingField) => `${prefix}-${field}`
  const steps = listFinancingSteps(borrower ?? 'PERSON')
  const at = steps.indexOf(step)
  const isRightUntil = (end: number): boolean => {
    const wrong = steps.slice(0, end).find((one) => isRequiredStep(one) && !form.check(financingSteps[one]))
    if (wrong !== undefined) setStep(wrong)
    return wrong === undefined
  }
  const open = (next: FinancingStep) => {
    flushSync(() => setStep(next))
    document.getElementById(getId(financingSteps[next][0]))?.focus()
  }
  const goTo = (next: FinancingStep) => {
    if (isRightUntil(steps.indexOf(next))) open(next)
  }
  return { getId, steps, following: steps[at + 1], former: steps[at - 1], isRightUntil, open, goTo }
}

/** Saves everything; a field that the server refuses is shown in its tab. */
const useConclusion = ({ order, onClose }: Opened, { borrower, step, setStep, form }: AnalysisForm) => {
  const save = useSaveFinancing(() => {
    forgetDraft(order.id)
    onClose()
  })
  // The second click of a double click arrives before the button is redrawn.
  const isSent = useRef(false)
  const fail = (error: unknown) => {
    isSent.current = false
    if (!isRefusal(error)) return toast.failures(toSentences(error, saveFinancingFailure))
    const errors = ownNames(error.errors)
    if (errors.length === 0) return
    form.refuse(errors)
    setStep(findStep(errors[0]?.property ?? '') ?? step)
  }
  return {
    isSaving: save.isPending,
    refusal: isRefusal(save.error) && save.error.errors.length === 0 ? save.error.message : undefined,
    conclude: () => {
      if (borrower === null || isSent.current) return
      isSent.current = true
      const body = { ...financingOnWire(form.values, borrower), invoiceId: order.id }
      save.mutate({ body }, { onError: fail })
    },
  }
}

/** The credit analysis while it is filled in: first the borrower, then one tab after the other (FIN-001…FIN-006). */
export const useCreditAnalysis = (opened: Opened) => {
  const analysis = useAnalysisForm(opened)
  const { borrower, setBorrower, step, setStep, form } = analysis
  const { getId, steps, following, former, isRightUntil, open, goTo } = useSteps(analysis)
  const { isSaving, refusal, conclude } = useConclusion(opened, analysis)
  const [isChoosing, setChoosing] = useState(opened.initial.borrower === null)
  return {
    borrower,
    step,
    steps,
    form,
    getId,
    isChoosing,
    isSaving,
    refusal,
    goTo,
    isLast: following === undefined,
    choose: (chosen: Borrower) => {
      setBorrower(chosen)
      if (chosen === 'PERSON' && step === 'company') setStep('values')
    },
    start: () => setChoosing(false),
    next: () => {
      if (following !== undefined) goTo(following)
      else if (isRightUntil(steps.length)) conclude()
    },
    /** FIN-006: before the first tab is the choice of the borrower. */
    back: () => {
      if (former === undefined) setChoosing(true)
      else open(former)
    },
  }
}

export type CreditAnalysisState = ReturnType<typeof useCreditAnalysis>
