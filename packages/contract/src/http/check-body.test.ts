import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkBody, findMaxLength } from './check-body.ts'
import { calendarDay, requiredText, text, typedEmail, wholeNumber } from './fields.ts'

const body = z.object({
  name: requiredText(60),
  email: typedEmail,
  note: z.nullable(text(300)),
  copy: z.nullish(z.union([typedEmail, z.literal('')])),
  address: z.object({ street: text(80), rooms: z.array(wholeNumber(1, 9, 'De 1 a 9')) }),
  day: calendarDay,
})

const right = {
  name: ' Ana ',
  email: ' ana@girassol.demo ',
  note: null,
  address: { street: '', rooms: [1] },
  day: '2026-12-01',
}

describe('a body that is checked before it is sent', () => {
  test('C-102 is sent as the schema reads it', () => {
    expect(checkBody(body, right)).toEqual({
      body: { ...right, name: 'Ana', email: 'ana@girassol.demo' },
      messages: {},
    })
  })

  test('C-102 has the first message for each field, by its path', () => {
    const wrong = { ...right, name: '', email: 'ana', day: '31', address: { street: null, rooms: [1, 10, null] } }
    expect(checkBody(body, wrong)).toEqual({
      body: undefined,
      messages: {
        name: 'Campo obrigatório',
        email: 'E-mail inválido',
        day: 'Informe o dia, como 31/12/2026.',
        'address.street': 'Campo obrigatório',
        'address.rooms.1': 'De 1 a 9',
        'address.rooms.2': 'Campo obrigatório',
      },
    })
  })
})

test.each([
  ['name', 60],
  ['email', 100],
  ['note', 300],
  ['copy', 100],
  ['address.street', 80],
  ['address.rooms', undefined],
  ['address.rooms.0', undefined],
  ['unknown', undefined],
])('C-102 the longest text of %s is %s', (field, longest) => {
  expect(findMaxLength(body, field)).toBe(longest)
})
