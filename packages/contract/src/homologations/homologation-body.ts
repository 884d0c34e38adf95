import { supplyNames } from '@girassol/domain/generator'
import { breakerRange } from '@girassol/domain/grid'
import { hasNoUnitTwice, mostCreditUnits, shareRange, sharesTheWhole } from '@girassol/domain/homologation-pack'
import {
  consumptionClassNames,
  homologationLimits,
  homologationStatusNames,
  networkWorksNames,
} from '@girassol/domain/homologations'
import * as z from 'zod/mini'
import {
  calendarDay,
  decimalNumber,
  document,
  emptyAsNull,
  id,
  optionalText,
  requiredText,
  typedEmail,
} from '../http/fields.ts'

const { name, street, short, consumerUnit, register, protocol, text, phone } = homologationLimits

const address = z.strictObject({
  street: optionalText(street),
  number: optionalText(short),
  complement: optionalText(name),
  district: optionalText(name),
  /** IBGE code; the state follows it. */
  cityCode: z.nullable(z.string().check(z.regex(/^\d{7}$/, 'Município inválido'))),
  /** Eight digits, with or without a hyphen. */
  postalCode: z.pipe(emptyAsNull, z.nullable(z.string().check(z.regex(/^\d{5}-?\d{3}$/, 'CEP inválido')))),
})

const holder = z.strictObject({
  name: optionalText(name),
  /** CPF or CNPJ, in any spelling. */
  document: z.pipe(emptyAsNull, z.nullable(document)),
  email: z.pipe(emptyAsNull, z.nullable(typedEmail)),
  phone: optionalText(phone),
})

const technician = z.strictObject({
  name: optionalText(name),
  /** CREA or CFT with its number; no format is checked. */
  register: optionalText(register),
  /** Number of ART or TRT. */
  responsibility: optionalText(register),
})

/** The day of each status; one that was not reached yet is null and stays so. None is in the future (C-177). */
const dates = z.strictObject({
  submittedOn: z.optional(calendarDay),
  pendencyOn: z.optional(calendarDay),
  issuedOn: z.optional(calendarDay),
  inspectionOn: z.optional(calendarDay),
  connectedOn: z.optional(calendarDay),
  deniedOn: z.optional(calendarDay),
})

const creditUnit = z.strictObject({
  consumerUnit: requiredText(consumerUnit),
  /** Percent of the credits, with up to 2 decimals. */
  share: decimalNumber(shareRange, 2),
})

/** The units that receive the credits, none twice, with shares of exactly 100 % together; or none (C-178). */
const creditUnits = z
  .array(creditUnit)
  .check(
    z.maxLength(mostCreditUnits, `No máximo ${mostCreditUnits} unidades`),
    z.refine(hasNoUnitTwice, 'Uma unidade está duas vezes na lista.'),
    z.refine(sharesTheWhole, 'As partes precisam somar 100%.'),
  )

/** The sections of the record. A section is sent whole; one that is absent does not change. */
const homologationSections = {
  address,
  supply: z.nullable(z.enum(supplyNames)),
  /** Amperes of the main breaker. */
  breakerA: z.nullable(decimalNumber(breakerRange, 0)),
  utilityId: z.nullable(id),
  consumerUnit: optionalText(consumerUnit),
  holder,
  consumptionClass: z.nullable(z.enum(consumptionClassNames)),
  technician,
  /** The works that the connection needs: they decide the days of the utility. */
  works: z.enum(networkWorksNames),
}

export const newHomologationBody = z.strictObject({
  source: z.strictObject({ kind: z.enum(['ORDER', 'BUDGET']), id }),
  /** The site whose address and connection are copied; absent: that of the order, if it has one. */
  siteId: z.optional(id),
})

export const homologationBody = z.strictObject({
  address: z.optional(address),
  supply: z.optional(homologationSections.supply),
  breakerA: z.optional(homologationSections.breakerA),
  utilityId: z.optional(homologationSections.utilityId),
  consumerUnit: z.optional(homologationSections.consumerUnit),
  creditUnits: z.optional(creditUnits),
  holder: z.optional(holder),
  consumptionClass: z.optional(homologationSections.consumptionClass),
  technician: z.optional(technician),
  works: z.optional(homologationSections.works),
  /** Corrects days that were given with a move; the due day follows. */
  dates: z.optional(dates),
  /** Corrects the number; one that was given cannot be emptied. */
  protocol: z.optional(optionalText(protocol)),
  version: id,
})
export type HomologationBody = z.infer<typeof homologationBody>

/** A move to another status (HOM-002, HOM-004). */
export const homologationMoveBody = z.strictObject({
  status: z.enum(homologationStatusNames),
  /** For SUBMITTED; required unless the record has one. */
  protocol: z.optional(optionalText(protocol)),
  /** For SUBMITTED and CONNECTED required; else today unless given. */
  date: z.optional(z.nullable(calendarDay)),
  /** What the utility requests, required for PENDENCY; the reason of DENIED. */
  text: z.optional(optionalText(text)),
  /** For ISSUED: the works that the budget names. */
  works: z.optional(z.enum(networkWorksNames)),
  version: id,
})
