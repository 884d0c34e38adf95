import { expect, test } from 'vitest'
import { companyRoleLabels } from '../company-users/index.ts'
import { homologationStatuses } from '../homologations/index.ts'
import { proposalStatuses } from '../proposals/index.ts'
import { sellerStatusLabels } from '../sellers/index.ts'
import { auditValueText, getFieldLabel, lacksFieldLabel } from './audited-values.ts'

const labelled = {
  ...Object.fromEntries(Object.entries(homologationStatuses).map(([name, { label }]) => [name, label])),
  ...Object.fromEntries(Object.entries(proposalStatuses).map(([name, { label }]) => [name, label])),
  ...sellerStatusLabels,
}

test.each(Object.entries(labelled))('C-103 HOM-002 the log shows the status %s as %s', (name, label) => {
  expect(auditValueText('status', name)).toBe(label)
})

test('C-103 the statuses of integrators, proposals and homologations have different names', () => {
  const all = [sellerStatusLabels, proposalStatuses, homologationStatuses].flatMap((each) => Object.keys(each))
  expect(new Set(all).size).toBe(all.length)
})

test.each(Object.entries(companyRoleLabels))('COMP-001 the log shows the company role %s as %s', (name, label) => {
  expect(auditValueText('companyRole', name)).toBe(label)
})

test('C-103 QUO-024 the log shows the discount of a negotiation in reais, and its fields in Portuguese', () => {
  expect(auditValueText('discountCents', 15_000)).toBe('R$\u00A0150,00')
  expect(auditValueText('discountCents', null)).toBe('-')
  expect(['negotiation', 'negotiated', 'discountCents'].map(getFieldLabel)).toEqual([
    'Situação da negociação',
    'O que aconteceu na negociação',
    'Desconto pedido ou oferecido',
  ])
})

test('C-103 a name of the code without a label is found, a Portuguese one needs none', () => {
  expect(['discountCents', 'someNewField', 'Comercial', 'Sobrecarga (%)'].filter(lacksFieldLabel)).toEqual([
    'someNewField',
  ])
})
