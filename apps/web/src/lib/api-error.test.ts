import { describe, expect, it } from 'vitest'
import { ApiError, fallbackMessage, readMessage, toSentences } from './api-error.ts'

describe('the sentence of an error answer', () => {
  it.each([
    ['a text', { statusCode: 409, message: 'Este pedido já foi aprovado.' }, 'Este pedido já foi aprovado.'],
    ['a list', { message: ['Um.', 'Dois.'] }, 'Um.\nDois.'],
    ['an empty text', { message: '' }, fallbackMessage],
    ['an empty list', { message: [] }, fallbackMessage],
    ['no body', null, fallbackMessage],
  ])('ERR-003 ERR-004 is taken from %s', (_case, body, expected) => {
    expect(readMessage(body)).toBe(expected)
  })

  it('ERR-004 a refusal speaks for itself, a failure of the server uses the words of the screen', () => {
    const refusal = new ApiError({ status: 409, message: 'Saldo insuficiente' })
    const failure = new ApiError({ status: 500, message: 'Internal Server Error' })
    expect(toSentences(refusal, 'Não foi enviado.')).toEqual(['Saldo insuficiente'])
    expect(toSentences(failure, 'Não foi enviado.')).toEqual(['Não foi enviado.'])
  })

  it('REL-022 a server without space for a file says so', () => {
    const full = new ApiError({ status: 507, message: 'Não há espaço para guardar o arquivo.' })
    expect(toSentences(full, 'Não foi enviado.')).toEqual(['Não há espaço para guardar o arquivo.'])
  })
})
