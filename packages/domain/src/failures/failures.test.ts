import { describe, expect, test } from 'vitest'
import { canRetry } from './can-retry.ts'
import { explainFailure } from './failure-reason.ts'
import { listOperations, operationLabel } from './operations.ts'

describe('the reason of a permanent failure', () => {
  test.each([
    ['Error: connect ECONNREFUSED 10.0.0.7:587', 'Não foi possível conectar ao outro sistema.'],
    ['TypeError: fetch failed', 'Não foi possível conectar ao outro sistema.'],
    ['TimeoutError: The operation was aborted due to timeout', 'O outro sistema não respondeu a tempo.'],
    ['Error: Greeting never received', 'O outro sistema não respondeu a tempo.'],
    ['job heartbeat timeout', 'O servidor do portal parou enquanto fazia isto.'],
    ['Error: the provider answered HTTP 503', 'O outro sistema respondeu que está com erro.'],
    ['Error: the provider answered HTTP 429', 'O outro sistema pediu para esperar: recebeu chamadas demais.'],
    ['Error: Protheus answered HTTP 422', 'O outro sistema recusou o que foi enviado.'],
    [
      'Error: Protheus gave no token: HTTP 401',
      'O outro sistema não aceitou o acesso do portal. Confira as credenciais da integração.',
    ],
    [
      "Error: Can't send mail - all recipients were rejected: 550 5.1.1",
      'O servidor de e-mail não aceitou o endereço.',
    ],
    ['Error: the provider did not answer JSON', 'O outro sistema respondeu algo que o portal não entende.'],
    ['AggregateError: 3 of 12 orders failed', 'Pedidos que falharam: 3 de 12. O resto foi feito.'],
    ['AggregateError: 1 of 2 cargoes failed', 'Cargas que falharam: 1 de 2. O resto foi feito.'],
    ['AggregateError: 2 of 9 charges failed', 'Cobranças que falharam: 2 de 9. O resto foi feito.'],
    ["TypeError: Cannot read properties of undefined (reading 'x')", /^Erro inesperado/],
    ['', /^Erro inesperado/],
  ])('C-140 %j is explained in plain words', (message, expected) => {
    const reason = explainFailure(message)
    if (typeof expected === 'string') expect(reason).toBe(expected)
    else expect(reason).toMatch(expected)
  })
})

describe('trying again', () => {
  const at = (startedAt: string) => ({
    reset: canRetry({ name: 'mail.password-reset', startedAt }, '2026-11-21T12:00:00.000Z').allowed,
    invitation: canRetry({ name: 'mail.invitation', startedAt }, '2026-11-21T12:00:00.000Z').allowed,
    order: canRetry({ name: 'erp.order-step', startedAt }, '2026-11-21T12:00:00.000Z').allowed,
  })

  test.each([
    ['2026-11-21T11:00:01.000Z', { reset: true, invitation: true, order: true }],
    ['2026-11-21T11:00:00.000Z', { reset: false, invitation: true, order: true }],
    ['2026-11-14T12:00:00.000Z', { reset: false, invitation: false, order: true }],
  ])('C-02 C-140 an operation that began at %s can be retried: %o', (startedAt, expected) => {
    expect(at(startedAt)).toEqual(expected)
  })

  test('C-140 an operation is named by its purpose', () => {
    expect(operationLabel('erp.order-step', 'create')).toBe('Criação do pedido')
    expect(operationLabel('erp.order-step', 'unheard of')).toBe('Etapa do pedido')
    expect(operationLabel('mail.invitation', 'create')).toBe('Convite de acesso')
    expect(listOperations('erp')).toEqual(['erp.customer-saved', 'erp.order-step', 'erp.voucher', 'erp.claim-credit'])
    expect(listOperations()).toHaveLength(53)
  })
})
