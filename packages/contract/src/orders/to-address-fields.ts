import { z } from 'zod'
import { personalText } from '../http/personal-fields.ts'

const addressFields = {
  Cep: z.string().nullable(),
  Description: z.nullable(personalText),
  Number: z.nullable(personalText),
  Complement: z.nullable(personalText),
  Neighborhood: z.string().nullable(),
  ErpState: z.string().nullable(),
  ErpCity: z.string().nullable(),
  ErpCityName: z.string().nullable(),
}

type PrefixedAddress<Kind extends string> = {
  [Name in keyof typeof addressFields as `${Kind}Address${Name}`]: (typeof addressFields)[Name]
}

/** The fields of a billing or delivery address by the names of the documents: `chargeAddressCep` (ORD-053). */
export const toAddressFields = <Kind extends string>(kind: Kind) =>
  Object.fromEntries(
    Object.entries(addressFields).map(([name, field]) => [`${kind}Address${name}`, field]),
  ) as PrefixedAddress<Kind>
