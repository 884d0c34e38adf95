import { describe, expect, test } from 'vitest'
import { type Borrower, computeFinancedValue, type FinancingForm } from './financing-form.ts'
import { civilStatuses, financingInstalments, schoolings, sexes, waitingPeriodsInDays } from './financing-lists.ts'
import { emptyFinancing } from './financing-on-wire.ts'
import { financingProblems } from './financing-problems.ts'
import { financingStepLabels, financingSteps, listFinancingSteps } from './financing-steps.ts'
import { aFinancingForm } from './test-form.ts'

const today = '2026-11-21'

const listProblems = (form: FinancingForm, borrower: Borrower = 'COMPANY') =>
  financingProblems(form, { borrower, today }).map(({ field, message }) => `${field}: ${message}`)

const required = (fields: readonly string[]) => fields.map((field) => `${field}: Campo obrigatório`)

describe('what a credit analysis needs', () => {
  test('FIN-012 every field of the first three tabs is required, none of reference and bank', () => {
    const { values, company, person } = financingSteps
    expect(listProblems(emptyFinancing)).toEqual(required([...values, ...company, ...person]))
    expect([values.length, company.length, person.length]).toEqual([5, 15, 20])
    expect(listProblems(aFinancingForm())).toEqual([])
  })

  test('FIN-012 blanks are nothing', () => {
    expect(listProblems(aFinancingForm({ personName: '   ' }))).toEqual(['personName: Campo obrigatório'])
  })

  test('FIN-003 a person has no company', () => {
    const { values, person } = financingSteps
    expect(listProblems(emptyFinancing, 'PERSON')).toEqual(required([...values, ...person]))
    expect(listFinancingSteps('PERSON')).not.toContain('company')
  })

  test('FIN-001 the five tabs', () => {
    expect(listFinancingSteps('COMPANY').map((step) => financingStepLabels[step])).toEqual([
      'Dados do financiamento',
      'Dados pessoa jurídica',
      'Dados do representante/avalista',
      'Referências comerciais',
      'Dados bancários',
    ])
  })

  test.each([
    ['equipmentValueCents', 0],
    ['inputValueCents', 0],
    ['entityCapitalStockCents', 0],
    ['entityLastYearRevenueCents', -1],
  ] as const)('FIN-013 %s of %i is not greater than 0', (field, cents) => {
    expect(listProblems(aFinancingForm({ [field]: cents }))).toContain(`${field}: O valor deve ser maior que 0`)
    expect(
      listProblems(aFinancingForm({ [field]: 1, ...(field !== 'inputValueCents' && { inputValueCents: 1 }) })),
    ).toEqual(
      field === 'equipmentValueCents' ? ['inputValueCents: A entrada deve ser menor que o valor dos equipamentos'] : [],
    )
  })

  test('FIN-013 income and patrimony may be nothing', () => {
    expect(listProblems(aFinancingForm({ personPatrimonyCents: 0, personMontlyIncomeCents: 0 }))).toEqual([])
  })

  test('FIN-008 equipment less down payment; a down payment of everything finances nothing', () => {
    expect(computeFinancedValue({ equipmentValueCents: 2_000_000, inputValueCents: 500_001 })).toBe(1_499_999)
    expect(computeFinancedValue({ equipmentValueCents: null, inputValueCents: 1 })).toBeNull()
    expect(listProblems(aFinancingForm({ inputValueCents: 2_000_000 }))).toEqual([
      'inputValueCents: A entrada deve ser menor que o valor dos equipamentos',
    ])
  })
})

describe('how its fields must look', () => {
  test.each([
    ['FIN-014 a wrong digit', 'entityCnpj', '11222333000182', 'CNPJ inválido'],
    ['FIN-014 thirteen digits', 'entityCnpj', '1122233300018', 'CNPJ inválido'],
    ['FIN-014 one digit repeated', 'entityCnpj', '11111111111111', 'CNPJ inválido'],
    ['FIN-014 that of the employer', 'personCompanyCnpj', '00000000000000', 'CNPJ inválido'],
    ['FIN-015 a wrong digit', 'personCpf', '52998224724', 'CPF inválido'],
    ['FIN-015 one digit repeated', 'personCpf', '22222222222', 'CPF inválido'],
    ['FIN-016 no domain', 'personEmail', 'rita@', 'E-mail inválido'],
    ['FIN-016 no at', 'entityEmail', 'padaria.example', 'E-mail inválido'],
    ['FIN-012 short', 'personPhone', '119876', 'Telefone inválido'],
    ['FIN-012 short', 'entityAddressCep', '0131010', 'CEP inválido'],
    ['FIN-012 no such day', 'personBirthdate', '1980-02-30', 'Data inválida'],
    ['FIN-012 not passed yet', 'personBirthdate', today, 'Data inválida'],
    ['FIN-024 two digits', 'bank', '33', 'Escolha um banco da lista'],
  ] as const)('%s: %s %s', (...row) => {
    const [, field, value, message] = row
    expect(listProblems(aFinancingForm({ [field]: value }))).toEqual([`${field}: ${message}`])
  })
})

test('FIN-021 FIN-022 FIN-023 FIN-025 the lists', () => {
  expect(schoolings).toHaveLength(7)
  expect(sexes).toEqual(['M', 'F'])
  expect(civilStatuses).toEqual(['SINGLE', 'MARRIED', 'WIDOWED', 'LEGALLY_SEPARATED'])
  expect(waitingPeriodsInDays).toEqual([30, 60, 90, 120, 180])
  expect(financingInstalments).toEqual([12, 24, 36, 48, 60, 72])
})
