import type { Endpoint } from '@girassol/contract/http/endpoint'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyEndpoint } from './test-contract.ts'
import { accepts, type Field, listFields, makeSample, type Schema, unwrapSchema } from './test-samples.ts'

/** Passwords and tokens are only stored as hashes, and files have their own rule. */
const isStored = (name: string): boolean => !/password|token|file|avatar|picture/i.test(name)

const long = 100_000
const longTexts = ['x', '1', ' 1', 'Á', '-'].map((text) => text.repeat(long))
/** Texts that a text column would refuse or change. */
const unstorable = ['a\u0000b', '\u0007', 'a\ud800b', '\udc00']
/** Values that JavaScript would convert to a number although they are not one. */
const noNumbers = [true, false, null, '', ' ', [], [1], {}, '0x10', ' +1 ', '1e3', 'NaN', 1e308, -1e308, 2 ** 53 + 1]

const { core } = z

const isNullable = (schema: Schema): boolean => accepts(schema, null)

const findTextFaults = ({ path, schema }: Field): readonly string[] => {
  const name = String(path.at(-1))
  if (!isStored(name)) return []
  return [
    ...(longTexts.some((text) => accepts(schema, text)) ? [`${path.join('.')} has no limit`] : []),
    ...(unstorable.some((text) => accepts(schema, text)) ? [`${path.join('.')} takes what no column keeps`] : []),
    ...([1, true, ['a'], {}].some((value) => accepts(schema, value))
      ? [`${path.join('.')} takes what is no text`]
      : []),
  ]
}

const findNumberFaults = ({ path, schema }: Field): readonly string[] => {
  const wrong = noNumbers.filter((value) => !(value === null && isNullable(schema)) && accepts(schema, value))
  return wrong.length === 0 ? [] : [`${path.join('.')} takes ${JSON.stringify(wrong)} for a number`]
}

const findListFaults = ({ path, schema }: Field, list: z.core.$ZodArray): readonly string[] => {
  const many = Array(10_001).fill(makeSample(list._zod.def.element))
  return accepts(schema, many) ? [`${path.join('.')} has no limit`] : []
}

const findFaults = (field: Field): readonly string[] => {
  const inner = unwrapSchema(field.schema)
  if (inner instanceof core.$ZodNumber) return findNumberFaults(field)
  if (inner instanceof core.$ZodArray) return findListFaults(field, inner)
  return inner instanceof core.$ZodString ? findTextFaults(field) : []
}

/** In a URL everything is text, so only text fields are tested there. */
const isJudged = (part: 'params' | 'query' | 'body', { schema }: Field): boolean =>
  part === 'body' || unwrapSchema(schema) instanceof core.$ZodString

const fieldsIn = (endpoint: Endpoint): readonly Field[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? listFields(schema).filter((field) => isJudged(part, field)) : []
  })

describe('what the contract lets in', () => {
  test.each(everyEndpoint)('C-102 C-109 every field of %s has a kind and a limit', (_name, endpoint) => {
    expect(fieldsIn(endpoint).flatMap(findFaults)).toEqual([])
  })

  test('C-102 the rules above do refuse a field without limit, kind or order', () => {
    const loose: Endpoint = {
      method: 'POST',
      path: '/loose',
      requires: 'public',
      summary: '',
      body: z.object({ text: z.string(), number: z.coerce.number(), list: z.array(z.string().max(5)) }),
      response: z.null(),
    }
    expect(fieldsIn(loose).flatMap(findFaults)).toEqual([
      'text has no limit',
      'text takes what no column keeps',
      expect.stringMatching(/^number takes \[true,false,"",/),
      'list has no limit',
      'list.0 takes what no column keeps',
    ])
  })
})
