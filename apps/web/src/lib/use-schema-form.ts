import {
  type BodySchema,
  checkBody,
  type FieldMessages,
  findMaxLength,
  listPaths,
  toFieldMessages,
} from '@girassol/contract/http/check-body'
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import { useId, useState } from 'react'
import { isRefusal } from './api-error.ts'
import { formInputProps } from './form-input-props.ts'
import { type DraftOptions, useDraft, useStoredDraft } from './use-drafted-state.ts'

type FormFacts<Body, Values extends object, Field extends string> = {
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
  /** The field of a path in the body or in a server refusal, when it has another name: `files.1.name` → `files`. */
  readonly toField?: (path: string) => string
}

/** A `toField` that shows what is wrong with one entry at the field of the whole list: `events.1.name` → `events`. */
export const toListField = (path: string): string => path.split('.')[0] ?? path

/** Without `toBody`, the values must have every field of the body. */
export type SchemaFormOptions<Body, Values extends object, Field extends string> = FormFacts<Body, Values, Field> &
  (Values extends { readonly [Name in keyof Body]: unknown } ? unknown : { readonly toBody: unknown })

/** The values of a record, with the values of a new one where it has none. */
export const startFrom = <Values extends object>(
  blank: Values,
  record: { readonly [Name in keyof Values]?: unknown } | null,
): Values =>
  Object.fromEntries(
    Object.entries(blank).map(([name, value]) => [name, record?.[name as keyof Values] ?? value]),
  ) as Values

type Names = Readonly<Record<string, string>>
type ToField = (path: string) => string

/** The messages by the names of the form's fields. */
const renameFields = (messages: FieldMessages, toField: ToField): FieldMessages =>
  toFieldMessages(Object.entries(messages).map(([path, message]) => ({ field: toField(path), message })))

/** The messages of a server refusal for single fields. */
const refusedFields = (error: unknown, reasons: Names, toField: ToField): FieldMessages => {
  if (!isRefusal(error)) return {}
  const field = error.reason === undefined ? undefined : reasons[error.reason]
  if (field !== undefined) return { [field]: error.message }
  const messages = error.errors.map(({ property, constraints }) => ({
    field: toField(property),
    message: Object.values(constraints)[0] ?? '',
  }))
  return toFieldMessages(messages)
}

/** The messages of a form's values, and of a refusal by the server, by field. */
const createChecks = <Body, Values extends object, Field extends string>(
  options: SchemaFormOptions<Body, Values, Field>,
) => {
  const { schema, toBody, rules, reasons = {}, toField = (path: string) => path } = options
  return {
    checkValues: (values: Values) => {
      const { body, messages } = checkBody(schema, toBody === undefined ? values : toBody(values))
      return { body, messages: { ...renameFields(messages, toField), ...rules?.(values) } }
    },
    findRefusedFields: (error: unknown) => refusedFields(error, reasons, toField),
    findMaxLength: (field: string): number | undefined => {
      const path = listPaths(schema).find((each) => toField(each) === field)
      return path === undefined ? undefined : findMaxLength(schema, path)
    },
  }
}

type Summary = { readonly errors: FormErrors; readonly labels: Names; readonly getId: (field: string) => string }

/** The errors of the fields, then those that no field of the form shows. */
const listSummaryErrors = (fields: readonly string[], { errors, labels, getId }: Summary) =>
  [...fields, ...Object.keys(errors).filter((field) => labels[field] === undefined)].flatMap((field) => {
    const message = errors[field]
    if (typeof message !== 'string') return []
    const label = labels[field]
    return [{ field: getId(field), message: label === undefined ? message : `${label}: ${message}` }]
  })

type Changeable<Values extends object> = Pick<
  UseFormReturnType<Values>,
  'errors' | 'getValues' | 'getInputProps' | 'validateField'
>

/**
 * Changes fields; the message of each is removed. A field that has its new value already is checked again, because its
 * message may depend on the other fields.
 */
const changeFields = <Values extends object>(form: Changeable<Values>, part: Partial<Values>) => {
  const typed = form.getValues()
  const isSame = (field: string) => part[field as keyof Values] === typed[field as keyof Values]
  const fields = Object.keys(part)
  for (const field of fields) if (!isSame(field)) form.getInputProps(field).onChange(part[field as keyof Values])
  for (const field of fields) if (isSame(field) && form.errors[field] !== undefined) void form.validateField(field)
}

/** A form whose fields are checked by the contract's schema: each after it was edited and left, all on submit. */
export const useSchemaForm = <Body, Values extends object, Field extends string>(
  options: SchemaFormOptions<Body, Values, Field>,
) => {
  const { initial, labels, drafted } = options
  const { checkValues, findRefusedFields, findMaxLength } = createChecks(options)
  const stored = useStoredDraft(initial, drafted)
  const prefix = useId()
  const [attempt, setAttempt] = useState(0)
  const form = useForm<Values>({
    initialValues: stored.values,
    validate: (values) => checkValues(values).messages,
  })
  const draft = useDraft(stored, form.values, (change) => form.setValues(change(form.getValues())))
  const getId = (field: string) => `${prefix}-${field}`
  const listErrors = (fields: readonly Field[]) => listSummaryErrors(fields, { errors: form.errors, labels, getId })
  const show = (messages: FormErrors) => {
    form.setErrors(messages)
    setAttempt((count) => count + 1)
  }
  const change = (part: Partial<Values>) => changeFields(form, part)
  return {
    values: form.values,
    /** The recovered values, typed before. */
    draft,
    /** Increases with every refused submit. */
    attempt,
    /** The errors, in the order of the labels, for the summary above the fields. */
    errors: listErrors(Object.keys(labels) as Field[]),
    /** The errors of these fields, and those that belong to no field: for the summary of one step. */
    listErrors,
    getId,
    change,
    /** For responses that arrive late: the new values are computed from what is typed by then. */
    fill: (toPart: (typed: Values) => Partial<Values>) => change(toPart(form.getValues())),
    /** Whether these fields are valid, for one step of a form; otherwise each of them shows its error. */
    check: (fields: readonly Field[]): boolean => {
      const { messages } = checkValues(form.getValues())
      const isValid = fields.every((field) => messages[field] === undefined)
      if (!isValid) show({ ...form.errors, ...Object.fromEntries(fields.map((field) => [field, messages[field]])) })
      return isValid
    },
    /** Sends the body when it is valid; otherwise shows the errors. */
    submit: (send: (body: Body) => void) => {
      const { body, messages } = checkValues(form.getValues())
      if (body !== undefined && Object.keys(messages).length === 0) send(body)
      else show(messages)
    },
    /** Shows messages at fields, for rules that the schema does not have. */
    show,
    /** Shows a server refusal at its field. */
    fail: (error: unknown) => {
      const messages = findRefusedFields(error)
      if (Object.keys(messages).length > 0) show(messages)
    },
    /** Whether all of the server's messages are shown at fields. */
    isAtFields: (error: unknown): boolean => Object.keys(findRefusedFields(error)).length > 0,
    ...formInputProps({ form, labels, getId, findMaxLength }),
  }
}

/** The part of a form that a dialog needs, whatever its fields. */
export type SchemaForm<Body> = Pick<
  ReturnType<typeof useSchemaForm<Body, { readonly [Name in keyof Body]: unknown }, string>>,
  'draft' | 'attempt' | 'errors' | 'submit' | 'fail' | 'isAtFields'
>

/** The part of a form that a group of its fields needs; a form with more fields fits too. */
export type FormFields<Values extends object> = Pick<
  ReturnType<typeof useSchemaForm<unknown, Values, keyof Values & string>>,
  'values' | 'change' | 'fill' | 'getId' | 'getFieldProps' | 'getTextProps' | 'getCheckboxProps'
>
