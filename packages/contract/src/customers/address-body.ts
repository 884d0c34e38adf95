import { addressLimits, addressProblems } from '@girassol/domain/customers'
import * as z from 'zod/mini'
import { reportProblems, requiredText, text, uf } from '../http/fields.ts'

type AddressLimits = { readonly [Field in keyof typeof addressLimits]: number }

/** The fields of an address whose city is one of the register; the maximum lengths in characters (C-90). */
export const addressFields = (limits: AddressLimits) => ({
  /** With its mask or without; stored as digits (CUS-004, CUS-028). */
  addressCep: text(10),
  addressDescription: requiredText(limits.addressDescription),
  addressNumber: requiredText(limits.addressNumber),
  addressNeighborhood: requiredText(limits.addressNeighborhood),
  addressComplement: z.optional(text(limits.addressComplement)),
  erpState: uf,
  /** IBGE code of the city. */
  erpCity: requiredText(10),
  erpCityName: requiredText(80),
})

/** Another address of a customer (CUS-025). */
export const addressBody = z.object(addressFields(addressLimits)).check(reportProblems(addressProblems))
