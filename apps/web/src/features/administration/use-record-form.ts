import { useId } from 'react'
import { isRefusal } from '../../lib/api-error.ts'
import type { DraftOptions } from '../../lib/use-drafted-state.ts'
import { type FieldProblem, useFormFields } from '../../lib/use-form-fields.ts'

type Words<Values> = Readonly<Record<keyof Values & string, string>>

type Rules<Values> = {
  readonly findProblems: (values: Values) => readonly FieldProblem<keyof Values & string>[]
  /** The storage place of the draft (USE-002). */
  readonly drafted?: DraftOptions<Values>
}

/** The values of a record's form, with the contract's names, and the state that shows where the server refused them. */
export const useRecordForm = <Values extends object>(
  initial: Values,
  labels: Words<Values>,
  { findProblems, drafted }: Rules<Values>,
) => {
  const form = useFormFields(initial, findProblems, drafted)
  const prefix = useId()
  const names = Object.keys(labels) as (keyof Values & string)[]
  const getId = (field: keyof Values & string) => `${prefix}-${field}`
  return {
    values: form.values,
    draft: form.draft,
    change: form.change,
    attempt: form.attempt,
    errors: form.listSummaryErrors(names, { labels, getId }),
    isComplete: () => form.check(names),
    fail: (error: unknown) => {
      if (isRefusal(error) && error.errors.length > 0) form.refuse(error.errors)
    },
    refuse: form.refuse,
    /** The props of every input of the form. */
    getFieldProps: (field: keyof Values & string) => ({
      id: getId(field),
      label: labels[field],
      error: form.getError(field),
      onBlur: () => form.leave(field),
    }),
  }
}

export type RecordForm<Values extends object> = ReturnType<typeof useRecordForm<Values>>
