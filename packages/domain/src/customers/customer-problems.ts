import { isBrazilState } from '../shared/brazil-states.ts'
import { isCep } from '../shared/cep.ts'
import { isDocument } from '../shared/cpf-cnpj.ts'
import { isStateInscription } from '../shared/state-inscription.ts'
import { type AddressForm, normaliseAddress } from './normalise-address.ts'
import { type CustomerForm, type NormalisedCustomer, normaliseCustomer } from './normalise-customer.ts'

export const customerSentences = {
  alreadyRegistered: 'Cliente já cadastrado.',
  sellerChanged: 'O solicitante mudou enquanto o cadastro estava aberto. Abra o cadastro de novo.',
  required: 'Campo obrigatório',
  invalidDocument: 'Documento inválido',
  invalidPhone: 'Telefone inválido',
  invalidCep: 'CEP inválido',
  invalidState: 'Estado inválido',
  invalidIe: 'Inscrição estadual inválida para o estado do endereço',
} as const

/** A field of the form, and the sentence to show below it. */
export type FieldProblem<Field extends string> = { readonly field: Field; readonly message: string }

type Fact<Field extends string> = readonly [applies: boolean, field: Field, message: string]

const problemsAmong = <Field extends string>(facts: readonly Fact<Field>[]): readonly FieldProblem<Field>[] =>
  facts.filter(([applies]) => applies).map(([, field, message]) => ({ field, message }))

/**
 * What prevents an address from being saved (C-97, CUS-029). It is checked as it would be stored, so '***' is no
 * street.
 */
export const addressProblems = (form: AddressForm): readonly FieldProblem<keyof AddressForm>[] => {
  const address = normaliseAddress(form)
  return problemsAmong([
    [!isCep(address.addressCep), 'addressCep', customerSentences.invalidCep],
    [address.addressDescription === '', 'addressDescription', customerSentences.required],
    [address.addressNumber === '', 'addressNumber', customerSentences.required],
    [address.addressNeighborhood === '', 'addressNeighborhood', customerSentences.required],
    [address.erpState === '', 'erpState', customerSentences.required],
    [address.erpState !== '' && !isBrazilState(address.erpState), 'erpState', customerSentences.invalidState],
    [address.erpCity === '', 'erpCity', customerSentences.required],
  ])
}

/** An inscription that is impossible in the state of the address. Without a state it is not checked. */
const hasForeignInscription = ({ hasIe, ie, erpState }: NormalisedCustomer): boolean =>
  hasIe && ie !== null && isBrazilState(erpState) && !isStateInscription(erpState, ie)

type CustomerField = Exclude<keyof CustomerForm, 'phoneCode'>

/** The fields besides the address (CUS-007, CUS-014, CUS-015). */
const generalProblems = (form: CustomerForm): readonly FieldProblem<CustomerField>[] => {
  const customer = normaliseCustomer(form)
  const { document, phoneCode, phone } = customer
  return problemsAmong([
    [document === '', 'document', customerSentences.required],
    [document !== '' && !isDocument(customer.documentType, document), 'document', customerSentences.invalidDocument],
    [customer.name === '', 'name', customerSentences.required],
    [phoneCode === '', 'phone', customerSentences.required],
    [phoneCode !== '' && phone.length !== 8 && phone.length !== 9, 'phone', customerSentences.invalidPhone],
    [customer.hasIe && customer.ie === null, 'ie', customerSentences.required],
    [hasForeignInscription(customer), 'ie', customerSentences.invalidIe],
  ])
}

/** Everything that prevents a customer from being saved, in the order of the form. */
export const customerProblems = (form: CustomerForm): readonly FieldProblem<CustomerField>[] => [
  ...generalProblems(form),
  ...addressProblems(form),
]
