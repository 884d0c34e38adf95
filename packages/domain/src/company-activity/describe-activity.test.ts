import { expect, test } from 'vitest'
import { auditSubjectNames } from '../administration/audit-entry.ts'
import { activityKindNames, isActivitySubject } from './activity-kinds.ts'
import { describeActivity, toReadableFields } from './describe-activity.ts'

const entry = { author: 'Ana Souza', onBehalf: false, action: null, description: null } as const

test('COMP-018 an entry is one sentence, in which staff are said to act in the name of the company', () => {
  const changed = { ...entry, kind: 'user', action: 'change', subject: 'Carlos Lima' } as const
  expect(describeActivity(changed)).toBe('Ana Souza alterou o usuário Carlos Lima')
  expect(describeActivity({ ...changed, onBehalf: true, kind: 'customer', action: 'create', subject: 'Bia' })).toBe(
    'Ana Souza, em nome da empresa, cadastrou o cliente Bia',
  )
  const logged = { ...entry, kind: 'order', subject: 'orçamento 10012', description: 'Orçamento editado' } as const
  expect(describeActivity(logged)).toBe('Ana Souza: Orçamento editado (orçamento 10012)')
  expect(describeActivity({ ...logged, onBehalf: true })).toBe(
    'Ana Souza, em nome da empresa: Orçamento editado (orçamento 10012)',
  )
})

test('COMP-018 the company reads neither margins nor what the distributor keeps about it', () => {
  const user = { companyRole: 'BUYER', canViewMarginLiquid: true, openSessions: 2 }
  expect(toReadableFields('user', user)).toEqual({ companyRole: 'BUYER' })
  expect(toReadableFields('seller', { fancyName: 'Sol', erpCode: 'INT001', branch: '01' })).toEqual({
    fancyName: 'Sol',
  })
  expect(toReadableFields('order', { status: 'Orçamento', marginLiquid: -2, discountValue: 10 })).toEqual({
    status: 'Orçamento',
  })
  expect(toReadableFields('site', null)).toBeNull()
})

test('COMP-018 of the audit log, what belongs to a company is its activity, and a margin given to an order is not', () => {
  expect(auditSubjectNames.filter(isActivitySubject).toSorted()).toEqual(
    activityKindNames.filter((kind) => kind !== 'order').toSorted(),
  )
  expect(isActivitySubject('setting')).toBe(false)
})
