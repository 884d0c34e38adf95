import { type BodySchema, checkBody, type FieldMessages, findMaxLength } from '@girassol/contract/http/check-body'
import { type FormErrors, useForm } from '@mantine/form'
import { useId, useState } from 'react'
import { isRefusal } from './api-error.ts'
import { formInputProps } from './form-input-props.ts'
import { type DraftOptions, useDraft, useStoredDraft } from './use-drafted-state.ts'

export type SchemaFormOptions<Body, Values extends object, Field extends string> = {
  /** The contract's schema of the body: its fields and their allowed values. */
  readonly schema: BodySchema<Body>
  readonly initial: Values
  /** The label of each field, by its path: `name`, `capital.deadline`. */
  readonly labels: Readonly<Record<Field, string>>
  /** The storage place of the draft (USE-002). */
  readonly drafted?: DraftOptions<Values>
  /** The values that the schema checks, when they differ from the typed ones. */
  readonly toBody?: (values: Values) => unknown
  /** Rules between fields, which are in the domain and not in the schema: their message for each field. */
  readonly rules?: (values: Values) => FieldMessages
  /** The field of a server refusal, by the reason of the refusal. */
  readonly reasons?: Readonly<Record<string, NoInfer<Field>>>
}

/** The values of a record, with the values of a new one where it has none. */
export const startFrom = <Values extends object>(
  blank: Values,
  record: { readonly [Name in keyof Values]?: unknown } | null,
): Values =>
  Object.fromEntries(
    Object.entries(blank).map(([name, value]) => [name, record?.[name as keyof Values] ?? value]),
  ) as Values

/** The messages of a server refusal for single fields. */
const refusedFields = (error: unknown, reasons: Readonly<Record<string, string>>): FieldMessages => {
  if (!isRefusal(error)) return {}
  const field = error.reason === undefined ? undefined : reasons[error.reason]
  if (field !== undefined) return { [field]: error.message }
  return Object.fromEntries(
    error.errors.map(({ property, constraints }) => [property, Object.values(constraints)[0] ?? '']),
  )
}

type Labels = Readonly<Record<string, string>>

const listSummaryErrors = (errors: FormErrors, labels: Labels, getId: (field: string) => string) =>
  Object.keys({ ...labels, ...errors }).flatMap((field) => {
    const message = errors[field]
    if (typeof message !== 'string') return []
    const label = labels[field]
    return [{ field: getId(field), message: label === undefined ? message : `${label}: ${message}` }]
  })

/** A form whose fields are checked by the contract's schema: each after it was edited and left, all on submit. */
export const useSchemaForm = <Body, Values extends { readonly [Name in keyof Body]: unknown }, Field extends string>({
  schema,
  initial,
  labels,
  drafted,
  toBody = (values) => values,
  rules = () => ({}),
  reasons = {},
}: SchemaFormOptions<Body, Values, Field>) => {
  const stored = useStoredDraft(initial, drafted)
  const prefix = useId()
  const [attempt, setAttempt] = useState(0)
  const form = useForm<Values>({
    initialValues: stored.values,
    validate: (values) => ({ ...checkBody(schema, toBody(values)).messages, ...rules(values) }),
  })
  const draft = useDraft(stored, form.values, (change) => form.setValues(change(form.getValues())))
  const getId = (field: string) => `${prefix}-${field}`
  const show = (messages: FieldMessages) => {
    form.setErrors(messages)
    setAttempt((count) => count + 1)
  }
  return {
    values: form.values,
    /** The recovered values, typed before. */
    draft,
    /** Increases with every refused submit. */
    attempt,
    /** The errors, in the order of the labels, for the summary above the fields. */
    errors: listSummaryErrors(form.errors, labels, getId),
    change: (part: Partial<Values>) => {
      for (const [field, value] of Object.entries(part)) form.getInputProps(field).onChange(value)
    },
    /** Sends the body when it is valid; otherwise shows the errors. */
    submit: (send: (body: Body) => void) => {
      const values = form.getValues()
      const { body, messages } = checkBody(schema, toBody(values))
      const wrong = { ...messages, ...rules(values) }
      if (body !== undefined && Object.keys(wrong).length === 0) send(body)
      else show(wrong)
    },
    /** Shows messages at fields, for rules that the schema does not have. */
    show,
    /** Shows a server refusal at its field. */
    fail: (error: unknown) => {
      const messages = refusedFields(error, reasons)
      if (Object.keys(messages).length > 0) show(messages)
    },
    /** Whether all of the server's messages are shown at fields. */
    isAtFields: (error: unknown): boolean => Object.keys(refusedFields(error, reasons)).length > 0,
    ...formInputProps({ form, labels, getId, findMaxLength: (field) => findMaxLength(schema, field) }),
  }
}

/** The part of a form that a dialog needs, whatever its fields. */
export type SchemaForm<Body> = Pick<
  ReturnType<typeof useSchemaForm<Body, { readonly [Name in keyof Body]: unknown }, string>>,
  'draft' | 'attempt' | 'errors' | 'submit' | 'fail' | 'isAtFields'
>
