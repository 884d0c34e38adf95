import type { FinancingSummary, FinancingView } from '@girassol/contract/financing'

const values = {
  equipmentValue: 20_000,
  inputValue: 5_000,
  financedValue: 15_000,
  waitingPeriod: 90,
  installments: 60,
  installmentsValue: 399,
} as const

const company = {
  entityCompanyName: 'Padaria Trigo Dourado Ltda',
  entityFancyName: 'Trigo Dourado',
  entityCnpj: '11222333000181',
  entityCapitalStock: 100_000,
  entityLastYearRevenue: 850_000,
  entityUptime: '12 anos',
  entityMainActivity: 'Panificação',
  entityEmail: 'contato@padaria.example',
  entityPhone: '1132654321',
  entityCellphone: '11987654321',
  entityAddress: 'Avenida Paulista, 1000',
  entityNeighborhood: 'Bela Vista',
  entityCityState: 'São Paulo/SP',
  entityOwnProperty: false,
  entityAddressCep: '01310100',
} as const

const person = {
  personName: 'Rita de Exemplo',
  personEmail: 'rita@padaria.example',
  personCpf: '52998224725',
  personRg: '123456789',
  personRgIssuer: 'SSP/SP',
  personBirthdate: '1980-05-10',
  personSex: 'F',
  personCivilStatus: 'MARRIED',
  personBirthStateCity: 'Campinas/SP',
  personFatherName: 'Pai de Exemplo',
  personMotherName: 'Mãe de Exemplo',
  personSchooling: 'HIGHER_COMPLETE',
  personPatrimony: 300_000,
  personMontlyIncome: 12_000,
  personPhone: '1132654321',
  personCellphone: '11987654321',
  personProfession: 'Empresária',
  personProfessionNature: 'Sócia',
  personCompanyName: 'Padaria Trigo Dourado Ltda',
  personCompanyCnpj: '11222333000181',
} as const

const nothingElse = {
  commercialRefName: null,
  commercialRefPhone: null,
  commercialRefBond: null,
  bank: null,
  bankAgency: null,
  bankAccount: null,
  bankAccountType: null,
} as const

/** The credit analysis of a company for order 10482; every name is invented. */
export const aFinancing = (rest: Partial<FinancingView> = {}): FinancingView => ({
  invoiceId: 10_482,
  ...values,
  ...company,
  ...person,
  ...nothingElse,
  ...rest,
})

/** The part of it that the order returns. */
export const aFinancingSummary = (rest: Partial<FinancingSummary> = {}): FinancingSummary => ({
  borrower: 'COMPANY',
  ...values,
  savedAt: '2026-11-21T12:10:00.000Z',
  ...rest,
})
