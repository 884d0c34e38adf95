import { personalFields, personalText } from '@girassol/contract/http/personal-fields'
import { can, type Role } from '@girassol/domain/access'
import { personalMasks } from '@girassol/domain/customers'
import { z } from 'zod'

type Mask = (value: unknown) => unknown

const { core } = z

/** The masks by schema; null for a schema without personal fields. */
const masks = new WeakMap<z.core.$ZodType, Mask | null>()

const maskObject = (shape: Readonly<Record<string, z.core.$ZodType>>): Mask | null => {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const mask = findMask(schema)
    return mask === null ? [] : [[name, mask] as const]
  })
  if (fields.length === 0) return null
  return (value) => {
    if (typeof value !== 'object') return value
    const record = value as Readonly<Record<string, unknown>>
    const present = fields.filter(([name]) => name in record)
    return { ...record, ...Object.fromEntries(present.map(([name, mask]) => [name, mask(record[name])])) }
  }
}

const maskEach = (element: z.core.$ZodType): Mask | null => {
  const mask = findMask(element)
  return mask && ((value) => (Array.isArray(value) ? value.map(mask) : value))
}

const maskValues = (valueType: z.core.$ZodType): Mask | null => {
  const mask = findMask(valueType)
  if (mask === null) return null
  return (value) => Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, mask(each)]))
}

/** The masks of all options, one after the other: a field that an option lacks stays absent, and masking twice is the same. */
const maskOptions = (options: readonly z.core.$ZodType[]): Mask | null => {
  const found = options.flatMap((option) => findMask(option) ?? [])
  return found.length === 0 ? null : (value) => found.reduce((masked, mask) => mask(masked), value)
}

type Wrapper = { readonly innerType?: z.core.$ZodType; readonly out?: z.core.$ZodType }

const createMask = (schema: z.core.$ZodType): Mask | null => {
  const kind = personalFields.get(schema)
  if (kind !== undefined) return (value) => (typeof value === 'string' ? personalMasks[kind](value) : value)
  if (schema instanceof core.$ZodObject) return maskObject(schema._zod.def.shape)
  if (schema instanceof core.$ZodArray) return maskEach(schema._zod.def.element)
  if (schema instanceof core.$ZodRecord) return maskValues(schema._zod.def.valueType)
  if (schema instanceof core.$ZodUnion) return maskOptions(schema._zod.def.options)
  const { innerType, out } = schema._zod.def as Wrapper
  const inner = innerType ?? out
  return inner === undefined ? null : findMask(inner)
}

const findMask = (schema: z.core.$ZodType): Mask | null => {
  const known = masks.get(schema)
  if (known !== undefined) return known
  const mask = createMask(schema)
  const whereFilled: Mask | null = mask && ((value) => (value === null || value === undefined ? value : mask(value)))
  masks.set(schema, whereFilled)
  return whereFilled
}

/** Whether the schema contains a field with personal data of customers. */
export const hasPersonalFields = (schema: z.core.$ZodType): boolean => findMask(schema) !== null

type Reader = { readonly roles: readonly Role[] }

/**
 * SEC-021, C-228: the value as a user with these roles receives it: customers' CPF, phone and e-mail are masked unless
 * their work needs them. The schema of the response marks the fields.
 */
export const maskPersonalFields = <Value>(schema: z.core.$ZodType, value: Value, reader: Reader | null): Value => {
  if (reader !== null && can(reader.roles, 'customers.readContacts')) return value
  const mask = findMask(schema)
  return mask === null ? value : (mask(value) as Value)
}

/** SEC-021: a text for a user with these roles, outside a response: in an e-mail. */
export const maskPersonalText = (text: string, reader: Reader): string => maskPersonalFields(personalText, text, reader)
