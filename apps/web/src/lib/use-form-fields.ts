import { useState } from 'react'
import type { FieldError } from './api-error.ts'
import { type DraftOptions, useDraftedState } from './use-drafted-state.ts'

export type FieldProblem<Field extends string> = { readonly field: Field; readonly message: string }

/** Sentences of the server, by field, until the field changes. */
type Refusals = Readonly<Record<string, string>>

const refusalsOf = (errors: readonly FieldError[]): Refusals =>
  Object.fromEntries(errors.map(({ property, constraints }) => [property, Object.values(constraints)[0] ?? '']))

const without = (refusals: Refusals, fields: readonly string[]): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([field]) => !fields.includes(field)))

type Summary<Field extends string> = {
  readonly labels: Readonly<Record<Field, string>>
  readonly idOf: (field: Field) => string
}

/**
 * The values of a form and what is wrong with them. A field speaks once it was edited and left, or once the form was
 * submitted. What was typed comes back where `drafted` names the form (USE-002).
 */
export const useFormFields = <Values extends object>(
  initial: Values,
  problemsOf: (values: Values) => readonly FieldProblem<keyof Values & string>[],
  drafted?: DraftOptions<Values>,
) => {
  type Field = keyof Values & string
  const [values, setValues, draft] = useDraftedState(initial, drafted)
  const [speaking, setSpeaking] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<Refusals>({})
  const [attempt, setAttempt] = useState(0)
  const problems = problemsOf(values)
  const sentenceOf = (field: Field): string | undefined =>
    refusals[field] ?? (speaking.has(field) ? problems.find((problem) => problem.field === field)?.message : undefined)
  const speak = (fields: readonly string[]) => setSpeaking((before) => new Set([...before, ...fields]))
  return {
    values,
    /** What was typed before and came back. */
    draft,
    problems,
    /** Grows with every submit that was refused. */
    attempt,
    sentenceOf,
    change: (part: Partial<Values>) => {
      setValues((before) => ({ ...before, ...part }))
      setRefusals((before) => without(before, Object.keys(part)))
    },
    /** For what arrives later than it was asked for: decided upon what is typed by then. */
    fill: (partOf: (typed: Values) => Partial<Values>) => setValues((before) => ({ ...before, ...partOf(before) })),
    leave: (field: Field) => {
      if (values[field] !== initial[field]) speak([field])
    },
    /** True when these fields are right; else they all say what is wrong. */
    check: (fields: readonly Field[]): boolean => {
      if (!problems.some(({ field }) => fields.includes(field))) return true
      speak(fields)
      setAttempt((count) => count + 1)
      return false
    },
    refuse: (errors: readonly FieldError[]) => {
      setRefusals(refusalsOf(errors))
      setAttempt((count) => count + 1)
    },
    /** What to list above these fields after a refused submit, each with the word of its field. */
    summaryOf: (fields: readonly Field[], { labels, idOf }: Summary<Field>) =>
      fields.flatMap((field) => {
        const message = sentenceOf(field)
        return message === undefined ? [] : [{ field: idOf(field), message: `${labels[field]}: ${message}` }]
      }),
  }
}
