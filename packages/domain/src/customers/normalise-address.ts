import { extractDigits, plainText } from '../shared/text.ts'

/** An address as a form holds it. City by its IBGE code; its name is kept as the register writes it. */
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

/** 'S/N' would lose its slash for a space: whoever has no number writes it as one word (C-97). */
const numberText = (text: string): string => {
  const plain = plainText(text)
  return /^s ?n$/i.test(plain) ? 'SN' : plain
}

/** What an address becomes before it is saved: plain texts, a CEP of digits only (CUS-003, CUS-004, CUS-027, CUS-028). */
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
