import { bareDocument, type DocumentType } from '../shared/cpf-cnpj.ts'
import { extractDigits, plainText } from '../shared/text.ts'
import { type AddressForm, type NormalisedAddress, normaliseAddress } from './normalise-address.ts'

/** The customer form (CUS-002); a stored customer is loaded into the same shape. */
export type CustomerForm = AddressForm & {
  readonly documentType: DocumentType
  readonly document: string
  readonly name: string
  readonly fancyName: string
  readonly email?: string | null | undefined
  /** The area code, when `phone` has none. */
  readonly phoneCode?: string | undefined
  /** With the area code first, unless it is in `phoneCode`. */
  readonly phone: string
  readonly hasIe: boolean
  readonly ie?: string | null | undefined
}

export type NormalisedCustomer = NormalisedAddress & {
  readonly documentType: DocumentType
  readonly document: string
  readonly name: string
  readonly fancyName: string
  readonly email: string | null
  /** The two digits of the area. */
  readonly phoneCode: string
  readonly phone: string
  readonly hasIe: boolean
  readonly ie: string | null
}

const exempt = 'ISENTO'

/** A company without registration is exempt (CUS-010), also when a user types so; a person has no registration. */
const normaliseIe = ({ documentType, hasIe, ie }: CustomerForm): Pick<NormalisedCustomer, 'hasIe' | 'ie'> => {
  const bare = bareDocument(ie ?? '')
  if (hasIe && bare !== exempt) return { hasIe: true, ie: bare || null }
  return { hasIe: false, ie: documentType === 'J' ? exempt : null }
}

/** The area code separated from the number, without the 0 of long distance (CUS-005, CUS-053). */
const normalisePhone = ({ phoneCode = '', phone }: CustomerForm): Pick<NormalisedCustomer, 'phoneCode' | 'phone'> => {
  const digits = extractDigits(`${phoneCode}${phone}`).replace(/^0+/, '')
  return { phoneCode: digits.slice(0, 2), phone: digits.slice(2) }
}

/**
 * A customer as it is stored (CUS-003…005, CUS-053, C-92); the form previews the same values. The document keeps the
 * letters of an alphanumeric CNPJ; the e-mail is only trimmed.
 */
export const normaliseCustomer = (form: CustomerForm): NormalisedCustomer => ({
  ...normaliseAddress(form),
  ...normaliseIe(form),
  ...normalisePhone(form),
  documentType: form.documentType,
  document: bareDocument(form.document),
  name: plainText(form.name),
  fancyName: plainText(form.fancyName),
  email: form.email?.trim() || null,
})
