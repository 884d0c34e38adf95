import { financingBody } from '@girassol/contract/financing/financing-body'
import { toFieldMessages } from '@girassol/contract/http/check-body'
import type { OrderView } from '@girassol/contract/orders'
import {
  type Borrower,
  type FinancingField,
  type FinancingForm,
  type FinancingStep,
  financingOnWire,
  financingProblems,
  financingSteps,
  isRequiredStep,
  listFinancingSteps,
  toWireName,
} from '@girassol/domain/financing'
import { toDay } from '@girassol/domain/shared'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { toast } from '../../ui/toaster.tsx'
import { financingLabels } from './field-specs.ts'
import { type FinancingDraft, forgetDraft, storeFinancingDraft } from './financing-draft.ts'
import { saveFinancingFailure, useSaveFinancing } from './use-save-financing.ts'

const findStep = (field: string): FinancingStep | undefined =>
  (Object.keys(financingSteps) as FinancingStep[]).find((step) =>
    (financingSteps[step] as readonly string[]).includes(field),
  )

const fields: readonly FinancingField[] = Object.values(financingSteps).flat()

const toField = (path: string): string => fields.find((field) => toWireName(field) === path) ?? path

const financingRules = (values: FinancingForm, borrower: Borrower) =>
  toFieldMessages(financingProblems(values, { borrower, today: toDay(new Date().toISOString()) }))

type Opened = { readonly order: OrderView; readonly initial: FinancingDraft; readonly onClose: () => void }

const useAnalysisForm = ({ order, initial }: Opened) => {
  const [borrower, setBorrower] = useState(initial.borrower)
  const [step, setStep] = useState(initial.step)
  const form = useSchemaForm({
    schema: financingBody,
    initial: initial.form,
    labels: financingLabels,
    toBody: (values) => financingOnWire(values, borrower ?? 'PERSON'),
    toField,
    rules: (values) => financingRules(values, borrower ?? 'PERSON'),
  })
  useEffect(() => {
    if (borrower !== null) storeFinancingDraft(order.id, { borrower, step, form: form.values })
  }, [order.id, borrower, step, form.values])
  return { borrower, setBorrower, step, setStep, form }
}

type AnalysisForm = ReturnType<typeof useAnalysisForm>

/** Moves between tabs: a tab with errors blocks the next ones and shows them (FIN-003, FIN-004). */
const useSteps = ({ borrower, step, setStep, form }: AnalysisForm) => {
  const steps = listFinancingSteps(borrower ?? 'PERSON')
  const at = steps.indexOf(step)
  const check = (checked: readonly FinancingStep[]): boolean => {
    const wrong = checked.find((one) => !form.check(financingSteps[one]))
    if (wrong !== undefined) setStep(wrong)
    return wrong === undefined
  }
  const open = (next: FinancingStep) => {
    flushSync(() => setStep(next))
    document.getElementById(form.getId(financingSteps[next][0]))?.focus()
  }
  const goTo = (next: FinancingStep) => {
    if (check(steps.slice(0, steps.indexOf(next)).filter(isRequiredStep))) open(next)
  }
  return { steps, following: steps[at + 1], former: steps[at - 1], check, open, goTo }
}

/** Saves everything; a field that the server refuses is shown in its tab. */
const useConclusion = ({ order, onClose }: Opened, { step, setStep, form }: AnalysisForm) => {
  const save = useSaveFinancing(() => {
    forgetDraft(order.id)
    onClose()
  })
  // The second click of a double click arrives before the button is redrawn.
  const isSent = useRef(false)
  const fail = (error: unknown) => {
    isSent.current = false
    if (!isRefusal(error)) return toast.failures(toSentences(error, saveFinancingFailure))
    form.fail(error)
    setStep(findStep(toField(error.errors[0]?.property ?? '')) ?? step)
  }
  return {
    isSaving: save.isPending,
    refusal: isRefusal(save.error) && !form.isAtFields(save.error) ? save.error.message : undefined,
    conclude: () => {
      if (isSent.current) return
      form.submit((financing) => {
        isSent.current = true
        save.mutate({ body: { ...financing, invoiceId: order.id } }, { onError: fail })
      })
    },
  }
}

/** The credit analysis while it is filled in: first the borrower, then one tab after the other (FIN-001…FIN-006). */
export const useCreditAnalysis = (opened: Opened) => {
  const analysis = useAnalysisForm(opened)
  const { borrower, setBorrower, step, setStep, form } = analysis
  const { steps, following, former, check, open, goTo } = useSteps(analysis)
  const { isSaving, refusal, conclude } = useConclusion(opened, analysis)
  const [isChoosing, setChoosing] = useState(opened.initial.borrower === null)
  return {
    borrower,
    step,
    steps,
    form,
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
      else if (check(steps)) conclude()
    },
    /** FIN-006: before the first tab is the choice of the borrower. */
    back: () => {
      if (former === undefined) setChoosing(true)
      else open(former)
    },
  }
}

export type CreditAnalysisState = ReturnType<typeof useCreditAnalysis>
