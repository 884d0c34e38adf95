import type * as z from 'zod/mini'
import { issueMessage } from './issue-message.ts'

/** The schema of the body that a form sends. */
export type BodySchema<Body> = z.ZodMiniType<Body>

/** The first message for each field, by its path: `name`, `capital.deadline`. */
export type FieldMessages = Readonly<Record<string, string>>

type Checked<Body> = {
  /** Undefined when a field is invalid. */
  readonly body: Body | undefined
  readonly messages: FieldMessages
}

/** The first message for each field. */
export const toFieldMessages = (
  problems: readonly { readonly field: string; readonly message: string }[],
): FieldMessages => {
  const messages: Record<string, string> = {}
  for (const { field, message } of problems) messages[field] ??= message
  return messages
}

/** Checks typed values with the schema and the messages of the server. */
export const checkBody = <Body>(schema: BodySchema<Body>, typed: unknown): Checked<Body> => {
  const result = schema.safeParse(typed, { error: issueMessage })
  if (result.success) return { body: result.data, messages: {} }
  const problems = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return { body: undefined, messages: toFieldMessages(problems) }
}

type MaxLength = { readonly check: string; readonly maximum?: number }

type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly innerType?: z.core.$ZodType
  readonly out?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly checks?: readonly { readonly _zod: { readonly def: MaxLength } }[]
}

/** The definition of the value itself, inside optional, nullable and pipe schemas. */
const getDefinition = (schema: z.core.$ZodType): Definition => {
  const definition = schema._zod.def as Definition
  const inner = definition.innerType ?? definition.out
  return inner === undefined ? definition : getDefinition(inner)
}

/** The maximum length of a text; of a text with several formats, that of the longest. */
const readMaxLength = (schema: z.core.$ZodType): number | undefined => {
  const { type, checks = [], options = [] } = getDefinition(schema)
  if (type === 'union') {
    const longest = Math.max(...options.map((option) => readMaxLength(option) ?? 0))
    return longest > 0 ? longest : undefined
  }
  const lengths = checks.flatMap(({ _zod: { def } }) => (def.check === 'max_length' ? [def.maximum ?? 0] : []))
  return type === 'string' && lengths.length > 0 ? Math.min(...lengths) : undefined
}

/** The maximum length of a text field; undefined for other fields. */
export const findMaxLength = (schema: z.core.$ZodType, field: string): number | undefined => {
  const found = field
    .split('.')
    .reduce<z.core.$ZodType | undefined>((parent, name) => parent && getDefinition(parent).shape?.[name], schema)
  return found && readMaxLength(found)
}

/** The paths of all fields of a body: `name`, `user.email`. */
export const listPaths = (schema: z.core.$ZodType): readonly string[] =>
  Object.entries(getDefinition(schema).shape ?? {}).flatMap(([name, field]) => {
    const inner = listPaths(field)
    return inner.length === 0 ? [name] : inner.map((path) => `${name}.${path}`)
  })
