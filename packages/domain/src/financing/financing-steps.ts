import type { Borrower, FinancingForm } from './financing-form.ts'

export type FinancingField = keyof FinancingForm

/** The tabs of the credit analysis in their order (FIN-001), and the fields of each. */
export const financingSteps = {
  values: ['equipmentValueCents', 'inputValueCents', 'waitingPeriod', 'installments', 'installmentsValueCents'],
  company: [
    'entityCnpj',
    'entityCompanyName',
    'entityFancyName',
    'entityMainActivity',
    'entityUptime',
    'entityCapitalStockCents',
    'entityLastYearRevenueCents',
    'entityEmail',
    'entityPhone',
    'entityCellphone',
    'entityAddressCep',
    'entityAddress',
    'entityNeighborhood',
    'entityCityState',
    'entityOwnProperty',
  ],
  person: [
    'personName',
    'personCpf',
    'personBirthdate',
    'personRg',
    'personRgIssuer',
    'personSex',
    'personCivilStatus',
    'personBirthStateCity',
    'personFatherName',
    'personMotherName',
    'personSchooling',
    'personEmail',
    'personPhone',
    'personCellphone',
    'personProfession',
    'personProfessionNature',
    'personCompanyName',
    'personCompanyCnpj',
    'personMontlyIncomeCents',
    'personPatrimonyCents',
  ],
  reference: ['commercialRefName', 'commercialRefPhone', 'commercialRefBond'],
  account: ['bank', 'bankAgency', 'bankAccount', 'bankAccountType'],
} as const satisfies Record<string, readonly FinancingField[]>

export type FinancingStep = keyof typeof financingSteps

export const financingStepLabels = {
  values: 'Dados do financiamento',
  company: 'Dados pessoa jurídica',
  person: 'Dados do representante/avalista',
  reference: 'Referências comerciais',
  account: 'Dados bancários',
} as const satisfies Record<FinancingStep, string>

/** The tabs for a borrower: a person has no company tab (FIN-003). */
export const listFinancingSteps = (borrower: Borrower): readonly FinancingStep[] =>
  borrower === 'COMPANY'
    ? ['values', 'company', 'person', 'reference', 'account']
    : ['values', 'person', 'reference', 'account']

/** The tabs that must be valid before the next one opens (FIN-004); the others may stay empty (FIN-012). */
export const isRequiredStep = (step: FinancingStep): boolean => step !== 'reference' && step !== 'account'
