import { hiddenReais } from '@girassol/contract/http/fields'
import { z } from 'zod'
import { unwrapSchema } from './test-samples.ts'

/** A money field of a response: its path, its value, and the record that contains it. */
export type Money = {
  readonly path: string
  readonly value: unknown
  readonly record: Readonly<Record<string, unknown>>
}

const isHiddenReais = (schema: unknown): boolean => {
  if (schema === hiddenReais) return true
  return schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable
    ? isHiddenReais(schema._zod.def.innerType)
    : false
}

type Fields = Readonly<Record<string, unknown>>

const inObject = (shape: Fields, record: Fields, path: string): readonly Money[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const own = { path: `${path}.${name}`, value: record[name], record }
    return isHiddenReais(field) ? [own] : moneyIn(field, own.value, own.path)
  })

/** Every field of a response that its schema declares as money visible only to some users (C-29). */
export const moneyIn = (schema: unknown, value: unknown, path = ''): readonly Money[] => {
  const inner = unwrapSchema(schema)
  if (inner instanceof z.core.$ZodArray && Array.isArray(value)) {
    return value.flatMap((each, at) => moneyIn(inner._zod.def.element, each, `${path}.${at}`))
  }
  if (inner instanceof z.core.$ZodUnion) return inner._zod.def.options.flatMap((option) => moneyIn(option, value, path))
  return inner instanceof z.core.$ZodObject && typeof value === 'object' && value !== null
    ? inObject(inner._zod.def.shape, value as Fields, path)
    : []
}

/** Every number in a response, at any depth. */
export const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
