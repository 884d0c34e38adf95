import { describe, expect, test } from 'vitest'
import { findNextSetupItem, type SetupFacts, toSetupItems } from './setup-items.ts'

const empty: SetupFacts = {
  branches: ['Matriz'],
  products: 0,
  productsWithoutPicture: 0,
  freightStates: 0,
  distributorName: null,
  colleagues: 0,
  approvedIntegrators: 0,
  pendingIntegrators: 0,
}
const full: SetupFacts = {
  branches: ['Goiânia'],
  products: 1142,
  productsWithoutPicture: 37,
  freightStates: 1,
  distributorName: 'Sol Distribuidora',
  colleagues: 1,
  approvedIntegrators: 2,
  pendingIntegrators: 1,
}
const answers = { erp: 'ANSWERS', mail: 'ANSWERS' } as const
const listStates = (items: ReturnType<typeof toSetupItems>) => items.map(({ step, state }) => `${step} ${state}`)

describe('the set-up list of an empty system', () => {
  test('USE-027 an empty system lacks every item, in the order of need', () => {
    const items = toSetupItems(empty, answers)
    expect(listStates(items)).toEqual([
      'branch missing',
      'catalogue missing',
      'erp done',
      'freight missing',
      'figures missing',
      'users missing',
      'integrators missing',
      'mail done',
    ])
    expect(findNextSetupItem(items)?.step).toBe('branch')
  })

  test('USE-027 each fact marks its item as done', () => {
    const items = toSetupItems(full, answers)
    expect(items.every(({ state }) => state === 'done')).toBe(true)
    expect(findNextSetupItem(items)).toBeUndefined()
    expect(items.map(({ fact }) => fact)).toEqual([
      'Goiânia',
      '1.142 produtos · 37 sem foto',
      'respondeu',
      '1 estado de 27',
      'Sol Distribuidora',
      'você e mais 1 pessoa',
      '2 aprovados · 1 em análise',
      'respondeu',
    ])
  })

  test.each([
    ['branch', { branches: ['Matriz'] }],
    ['catalogue', { products: 0 }],
    ['freight', { freightStates: 0 }],
    ['figures', { distributorName: null }],
    ['users', { colleagues: 0 }],
    ['integrators', { approvedIntegrators: 0 }],
  ] as const)('USE-027 without its fact %s is missing', (step, lacking) => {
    const items = toSetupItems({ ...full, ...lacking }, answers)
    expect(items.filter(({ state }) => state !== 'done').map((item) => item.step)).toEqual([step])
  })

  test('USE-027 a second branch counts, whatever the name of the first', () => {
    const [branch] = toSetupItems({ ...empty, branches: ['Matriz', 'Belém'] }, answers)
    expect(branch).toMatchObject({ state: 'done', fact: '2 filiais' })
  })

  test.each([
    ['LOGIN_REFUSED', 'Falha no teste: usuário ou senha recusados pelo servidor'],
    ['UNREACHABLE', 'Falha no teste: o servidor não respondeu'],
    ['FAILING', 'Falha no teste: o servidor respondeu com um erro'],
  ] as const)('USE-027 a system that is %s failed, with the reason', (mail, reason) => {
    const items = toSetupItems(full, { erp: 'SIMULATED', mail })
    expect(items.at(-1)).toMatchObject({ state: 'failed', reason })
    expect(items[2]).toMatchObject({ state: 'done', fact: 'simulado, só para demonstração' })
    expect(findNextSetupItem(items)?.step).toBe('mail')
  })

  test('USE-027 missing items are listed before failed ones, and a running test is neither', () => {
    const items = toSetupItems({ ...full, colleagues: 0 }, undefined)
    expect(listStates(items)).toEqual(expect.arrayContaining(['erp checking', 'mail checking']))
    expect(findNextSetupItem(items)?.step).toBe('users')
  })
})
