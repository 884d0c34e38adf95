import type { findCep } from '@girassol/contract/customers'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { addressProblems, normaliseAddress } from '@girassol/domain/customers'
import type { FormFields } from '../../lib/use-schema-form.ts'

/** The typed address; texts are never absent, the CEP has only digits. */
export type AddressValues = {
  readonly addressCep: string
  readonly addressDescription: string
  readonly addressNumber: string
  readonly addressNeighborhood: string
  readonly addressComplement: string
  readonly erpState: string
  readonly erpCity: string
  readonly erpCityName: string
}

/** The part of a form that its address fields and the CEP look-up need. */
export type AddressForm = FormFields<AddressValues>

export const emptyAddress: AddressValues = {
  addressCep: '',
  addressDescription: '',
  addressNumber: '',
  addressNeighborhood: '',
  addressComplement: '',
  erpState: '',
  erpCity: '',
  erpCityName: '',
}

/** The labels of the form (CUS-030). */
export const addressLabels = {
  addressCep: 'CEP',
  addressDescription: 'Endereço',
  addressNumber: 'Número',
  erpState: 'Estado',
  erpCity: 'Cidade',
  erpCityName: 'Cidade',
  addressNeighborhood: 'Bairro',
  addressComplement: 'Complemento',
} as const satisfies Record<keyof AddressValues, string>

/** The name of the city is chosen with its code, so its messages are shown there. */
export const toAddressField = (path: string): string => (path === 'erpCityName' ? 'erpCity' : path)

export const addressFieldNames = Object.keys(addressLabels) as readonly (keyof AddressValues)[]

/** The values that a found CEP fills in, each text cut to its field's length (CUS-022). */
export const toPlaceFields = (place: ResponseFor<typeof findCep>, { getTextProps }: AddressForm) => ({
  addressDescription: place.street.slice(0, getTextProps('addressDescription').maxLength).trim(),
  addressNeighborhood: place.neighborhood.slice(0, getTextProps('addressNeighborhood').maxLength).trim(),
  erpState: place.state,
  erpCity: place.cityCode,
  erpCityName: place.city,
})

const placeFields: readonly string[] = ['erpState', 'erpCity', 'erpCityName']

/** The form's values when a request was sent, and when its response arrived. */
export type Since<Values> = { readonly requested: Values; readonly typed: Values }

/** A late response does not overwrite what was typed meanwhile; state and city are filled in only together. */
export const withoutTyped = (part: Partial<AddressValues>, { requested, typed }: Since<AddressValues>) => {
  const isTyped = (field: string) => typed[field as keyof AddressValues] !== requested[field as keyof AddressValues]
  const isProtected = (field: string) => (placeFields.includes(field) ? placeFields.some(isTyped) : isTyped(field))
  return Object.fromEntries(Object.entries(part).filter(([field]) => !isProtected(field))) as Partial<AddressValues>
}

/** The values that an unknown CEP clears (CUS-024); the state may still be right. */
export const emptyPlaceFields: Partial<AddressValues> = {
  addressDescription: '',
  addressNeighborhood: '',
  erpCity: '',
  erpCityName: '',
}

/** The request has the values that the form previews (CUS-018, CUS-027, CUS-028). */
export const toAddressRequest = (values: AddressValues) => {
  const address = normaliseAddress(values)
  return { ...address, addressComplement: address.addressComplement ?? '' }
}

/** The messages of the domain's rules. An empty state is reported as required, by the schema as invalid (USE-031). */
export const addressRules = (values: AddressValues) =>
  Object.fromEntries(addressProblems(values).map(({ field, message }) => [field, message]))
