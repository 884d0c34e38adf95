import { extractDigits, plainText } from '../shared/text.ts'

/** An address of a form. The city is its IBGE code; its name is stored as the register writes it. */
export type AddressForm = {
  readonly addressCep: string
  readonly addressDescription: string
  readonly addressNumber: string
  readonly addressNeighborhood: string
  readonly addressComplement?: string | null | undefined
  readonly erpState: string
  readonly erpCity: string
  readonly erpCityName: string
}

export type NormalisedAddress = Omit<AddressForm, 'addressComplement'> & { readonly addressComplement: string | null }

/** The slash of 'S/N' would become a space, so a missing number is written as one word (C-97). */
const numberText = (text: string): string => {
  const plain = plainText(text)
  return /^s ?n$/i.test(plain) ? 'SN' : plain
}

/** The address as it is stored: plain texts, and a CEP of digits only (CUS-003, CUS-004, CUS-027, CUS-028). */
export const normaliseAddress = (form: AddressForm): NormalisedAddress => ({
  addressCep: extractDigits(form.addressCep),
  addressDescription: plainText(form.addressDescription),
  addressNumber: numberText(form.addressNumber),
  addressNeighborhood: plainText(form.addressNeighborhood),
  addressComplement: plainText(form.addressComplement ?? '') || null,
  erpState: form.erpState,
  erpCity: form.erpCity,
  erpCityName: form.erpCityName.trim(),
})
