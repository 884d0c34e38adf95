import { useState } from 'react'
import type { FieldError } from './api-error.ts'
import { type DraftOptions, useDraftedState } from './use-drafted-state.ts'

export type FieldProblem<Field extends string> = { readonly field: Field; readonly message: string }

/** Messages of the server, by field, until the field changes. */
type Refusals = Readonly<Record<string, string>>

const toRefusals = (errors: readonly FieldError[]): Refusals =>
  Object.fromEntries(errors.map(({ property, constraints }) => [property, Object.values(constraints)[0] ?? '']))

const without = (refusals: Refusals, fields: readonly string[]): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([field]) => !fields.includes(field)))

type Summary<Field extends string> = {
  readonly labels: Readonly<Record<Field, string>>
  readonly getId: (field: Field) => string
}

/**
 * The values of a form and their errors. A field shows its error after it was edited and left, or after the form was
 * submitted. Typed values are recovered when `drafted` names the form (USE-002).
 */
export const useFormFields = <Values extends object>(
  initial: Values,
  findProblems: (values: Values) => readonly FieldProblem<keyof Values & string>[],
  drafted?: DraftOptions<Values>,
) => {
  type Field = keyof Values & string
  const [values, setValues, draft] = useDraftedState(initial, drafted)
  const [checkedFields, setCheckedFields] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<Refusals>({})
  const [attempt, setAttempt] = useState(0)
  const problems = findProblems(values)
  const getError = (field: Field): string | undefined =>
    refusals[field] ??
    (checkedFields.has(field) ? problems.find((problem) => problem.field === field)?.message : undefined)
  const checkFields = (fields: readonly string[]) => setCheckedFields((before) => new Set([...before, ...fields]))
  return {
    values,
    /** The recovered values, typed before. */
    draft,
    problems,
    /** Increases with every refused submit. */
    attempt,
    getError,
    change: (part: Partial<Values>) => {
      setValues((before) => ({ ...before, ...part }))
      setRefusals((before) => without(before, Object.keys(part)))
    },
    /** For responses that arrive late: the new values are computed from what is typed by then. */
    fill: (toPart: (typed: Values) => Partial<Values>) => setValues((before) => ({ ...before, ...toPart(before) })),
    leave: (field: Field) => {
      if (values[field] !== initial[field]) checkFields([field])
    },
    /** True when these fields are valid; otherwise each of them shows its error. */
    check: (fields: readonly Field[]): boolean => {
      if (!problems.some(({ field }) => fields.includes(field))) return true
      checkFields(fields)
      setAttempt((count) => count + 1)
      return false
    },
    refuse: (errors: readonly FieldError[]) => {
      setRefusals(toRefusals(errors))
      setAttempt((count) => count + 1)
    },
    /** The errors to list above these fields after a refused submit, each with the label of its field. */
    listSummaryErrors: (fields: readonly Field[], { labels, getId }: Summary<Field>) =>
      fields.flatMap((field) => {
        const message = getError(field)
        return message === undefined ? [] : [{ field: getId(field), message: `${labels[field]}: ${message}` }]
      }),
  }
}
