import type { Registration } from '../catalogue/index.ts'
import type { DiagramConnection, DiagramKit } from '../diagram/index.ts'
import type { BasketLight } from '../generator/index.ts'
import type { CreditUnit } from './credit-units.ts'

/** The address of the site; null what is not known yet. */
export type PackSite = {
  readonly title: string
  readonly street: string | null
  readonly number: string | null
  readonly complement: string | null
  readonly district: string | null
  readonly city: string | null
  /** The number of the city at IBGE. */
  readonly ibgeCode: string | null
  readonly state: string | null
  /** Eight digits. */
  readonly postalCode: string | null
}

export type PackHolder = {
  readonly name: string | null
  /** CPF or CNPJ without signs; the documents show it whole, screens masked. */
  readonly document: string | null
  readonly email: string | null
  readonly phone: string | null
}

export type PackTechnician = {
  readonly name: string | null
  /** CREA or CFT with its number. */
  readonly register: string | null
  /** Number of ART or TRT. */
  readonly responsibility: string | null
}

export const packProductKinds = ['MODULE', 'INVERTER', 'OTHER'] as const
export type PackProductKind = (typeof packProductKinds)[number]

/** One product of the equipment list. */
export type PackProduct = {
  readonly code: string
  readonly name: string
  readonly brand: string | null
  readonly quantity: number
  readonly kind: PackProductKind
  readonly inmetro: Registration | null
  /** Whether the catalogue has a datasheet and a certificate of it. */
  readonly hasDatasheet: boolean
  readonly hasCertificate: boolean
}

/** Everything the documents of a homologation are made from, as plain data of today (HOM-006, C-178). */
export type PackData = {
  /** 'Pedido' or 'Orçamento'. */
  readonly documentName: 'Pedido' | 'Orçamento'
  readonly documentNumber: string
  /** The day in São Paulo for which the documents are made, 'AAAA-MM-DD'. */
  readonly issuedOn: string
  readonly revision: number
  /** Trade name of the seller. */
  readonly integrator: string | null
  readonly site: PackSite
  readonly connection: DiagramConnection
  readonly consumerUnit: string | null
  /** The units that receive the credits; empty where only the own one does. */
  readonly creditUnits: readonly CreditUnit[]
  readonly holder: PackHolder
  /** The class of consumption in words: 'Residencial'. */
  readonly consumptionClass: string | null
  readonly technician: PackTechnician
  /** Null when modules or inverters are no longer those of the sized kit: then nothing can be drawn. */
  readonly kit: DiagramKit | null
  /** How the kit was judged; null when it could not be. */
  readonly light: BasketLight | null
  /** kWh in the first year; null without a known irradiation. */
  readonly yearlyYieldKwh: number | null
  readonly products: readonly PackProduct[]
}

export const packDocuments = [
  'DIAGRAM',
  'MEMORIAL',
  'EQUIPMENT',
  'FORM',
  'DATASHEETS',
  'CERTIFICATES',
  'LETTER',
  'CREDIT_UNITS',
] as const
/** The parts of the pack, in the order of its files (HOM-006); the last one only with units that receive credits. */
export type PackDocument = (typeof packDocuments)[number]

export const missingPartNames = [
  'ADDRESS',
  'SUPPLY',
  'BREAKER',
  'UTILITY',
  'CONSUMER_UNIT',
  'HOLDER_DOCUMENT',
  'TECHNICIAN',
  'RESPONSIBILITY',
  'KIT',
  'INMETRO',
  'MODULE_DATASHEET',
  'INVERTER_DATASHEET',
] as const
/** The twelve data without which a pack is a draft (C-178). */
export type MissingPartName = (typeof missingPartNames)[number]

export type MissingPart = {
  readonly part: MissingPartName
  /** What is missing, for the middle of a sentence: 'responsável técnico'. */
  readonly name: string
  /** What to do about it, as a sentence without its period: 'Informe o responsável técnico'. */
  readonly request: string
  /** The product it is about; null for a datum of the site. */
  readonly code: string | null
  /** The documents that lack it. */
  readonly documents: readonly PackDocument[]
}

/** The data of a pack with what it lacks; made by `toPackFacts`. */
export type PackFacts = PackData & { readonly missing: readonly MissingPart[] }
