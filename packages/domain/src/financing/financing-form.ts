import type { Day } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'
import type { bankAccountTypes, civilStatuses, schoolings, sexes } from './financing-lists.ts'

type ItemIn<List extends readonly unknown[]> = List[number]

/** The financed values (FIN-007); here and below null or '' means not filled in. */
export type FinancingValues = {
  readonly equipmentValueCents: Cents | null
  /** The down payment. */
  readonly inputValueCents: Cents | null
  /** Days. */
  readonly waitingPeriod: number | null
  readonly installments: number | null
  readonly installmentsValueCents: Cents | null
}

/** The company that borrows (FIN-009). */
export type FinancingCompany = {
  readonly entityCompanyName: string
  readonly entityFancyName: string
  readonly entityCnpj: string
  readonly entityCapitalStockCents: Cents | null
  readonly entityLastYearRevenueCents: Cents | null
  /** How long the company has existed, in words. */
  readonly entityUptime: string
  readonly entityMainActivity: string
  readonly entityEmail: string
  readonly entityPhone: string
  readonly entityCellphone: string
  readonly entityAddress: string
  readonly entityNeighborhood: string
  readonly entityCityState: string
  readonly entityOwnProperty: boolean | null
  readonly entityAddressCep: string
}

/** The person who borrows, or who represents the company that borrows (FIN-010). */
export type FinancingPerson = {
  readonly personName: string
  readonly personEmail: string
  readonly personCpf: string
  readonly personRg: string
  readonly personRgIssuer: string
  readonly personBirthdate: Day
  readonly personSex: ItemIn<typeof sexes> | ''
  readonly personCivilStatus: ItemIn<typeof civilStatuses> | ''
  readonly personBirthStateCity: string
  readonly personFatherName: string
  readonly personMotherName: string
  readonly personSchooling: ItemIn<typeof schoolings> | ''
  readonly personPatrimonyCents: Cents | null
  readonly personMontlyIncomeCents: Cents | null
  readonly personPhone: string
  readonly personCellphone: string
  readonly personProfession: string
  readonly personProfessionNature: string
  readonly personCompanyName: string
  readonly personCompanyCnpj: string
}

/** Optional (FIN-011, FIN-012). */
export type FinancingReference = {
  readonly commercialRefName: string
  readonly commercialRefPhone: string
  readonly commercialRefBond: string
}

/** Optional (FIN-011, FIN-012). */
export type FinancingBankAccount = {
  /** The 3-digit code of FIN-024. */
  readonly bank: string
  readonly bankAgency: string
  readonly bankAccount: string
  readonly bankAccountType: ItemIn<typeof bankAccountTypes> | ''
}

/** The data of the credit analysis form. */
export type FinancingForm = FinancingValues &
  FinancingCompany &
  FinancingPerson &
  FinancingReference &
  FinancingBankAccount

/** Who borrows: a person skips the company step (FIN-003). */
export type Borrower = 'PERSON' | 'COMPANY'

/** The amount to finance: equipment less down payment (FIN-008); null while one of them is missing. */
export const computeFinancedValue = ({
  equipmentValueCents: equipment,
  inputValueCents: input,
}: Pick<FinancingValues, 'equipmentValueCents' | 'inputValueCents'>): Cents | null =>
  equipment === null || input === null ? null : equipment - input

/**
 * The birth date as it is sent: the same day at 02:00, so that neither a time zone nor the hour that daylight saving
 * time once skipped at midnight changes the day (FIN-017, C-96).
 */
export const birthdateOnWire = (day: Day): string => `${day}T02:00:00-03:00`

/** The calendar day of a birth date, whatever hour and zone are sent with it (FIN-017). */
export const birthdateFromWire = (iso: string): Day => iso.slice(0, 'AAAA-MM-DD'.length)
