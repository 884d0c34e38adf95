import { yieldRanges } from '@girassol/domain/energy'
import { supplyNames } from '@girassol/domain/generator'
import { breakerRange } from '@girassol/domain/grid'
import { mostConsumption, siteLimits } from '@girassol/domain/sites'
import * as z from 'zod/mini'
import { decimalNumber, id, requiredText, text, typedEmail } from '../http/fields.ts'

const emptyAsNull = z.transform<string | null, string | null>((typed) =>
  typeof typed === 'string' && typed.trim() === '' ? null : typed,
)

/** A text that may be left empty: '' is stored as null (C-159). */
const optionalText = (most: number) => z.pipe(emptyAsNull, z.nullable(text(most)))

const siteTitle = requiredText(siteLimits.title)

/** IBGE code of the city of the installation. */
export const siteCity = z.string().check(z.regex(/^\d{7}$/, 'Município inválido'))

const roof = z.strictObject({
  /** As in the generator. */
  roofTypeId: z.nullable(id),
  /** Degrees. */
  tilt: z.nullable(decimalNumber(yieldRanges.tilt, 0)),
  azimuth: z.nullable(decimalNumber(yieldRanges.azimuth, 0)),
})

/** What may be left empty. */
export const siteDetails = {
  /** A registered customer of the seller. */
  customerId: z.nullable(id),
  contactName: optionalText(100),
  phone: optionalText(20),
  email: z.pipe(emptyAsNull, z.nullable(typedEmail)),
  address: optionalText(200),
  supply: z.nullable(z.enum(supplyNames)),
  /** Amperes of the main breaker. */
  breakerA: z.nullable(decimalNumber(breakerRange, 0)),
  /** The name of the distribution company. */
  utility: optionalText(80),
  /** Its number of the consumer unit. */
  consumerUnit: optionalText(30),
  roof,
  /** kWh a month. */
  consumption: z.nullable(decimalNumber({ least: 1, most: mostConsumption }, 1)),
  /** A user of the seller. */
  responsibleId: z.nullable(id),
}

const optionalDetails = {
  customerId: z.optional(siteDetails.customerId),
  contactName: z.optional(siteDetails.contactName),
  phone: z.optional(siteDetails.phone),
  email: z.optional(siteDetails.email),
  address: z.optional(siteDetails.address),
  supply: z.optional(siteDetails.supply),
  breakerA: z.optional(siteDetails.breakerA),
  utility: z.optional(siteDetails.utility),
  consumerUnit: z.optional(siteDetails.consumerUnit),
  roof: z.optional(siteDetails.roof),
  consumption: z.optional(siteDetails.consumption),
  responsibleId: z.optional(siteDetails.responsibleId),
}

/** Title and city are enough; without a responsible user it is the caller. */
export const newSiteBody = z.strictObject({ title: siteTitle, cityCode: siteCity, ...optionalDetails })

/** The version of the record that the user saw; another one is 409 (C-152). */
const recordVersion = id

/** A field that is absent does not change. */
export const siteBody = z.strictObject({
  title: z.optional(siteTitle),
  cityCode: z.optional(siteCity),
  ...optionalDetails,
  /** Moves the site into the archive or out of it (C-175). */
  isArchived: z.optional(z.boolean()),
  version: recordVersion,
})
