import { registrationBody } from '@girassol/contract/customers/registration-body'
import type { ProposalView } from '@girassol/contract/proposals'
import { normaliseCustomer, registrationProblems } from '@girassol/domain/customers'
import { extractDigits, isCnpj } from '@girassol/domain/shared'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import {
  type CustomerValues,
  customerLabels,
  emptyCustomer,
  toAddressField,
  useCepLookup,
} from '../../customers/index.ts'

/** Who signed, with what the proposal says of them. */
const toValues = ({ acceptance, customer }: ProposalView): CustomerValues => ({
  ...emptyCustomer,
  documentType: isCnpj(acceptance?.document ?? '') ? 'J' : 'F',
  document: acceptance?.document ?? '',
  name: acceptance?.name ?? '',
  phone: extractDigits(customer.phone ?? ''),
  email: acceptance?.email ?? customer.email ?? '',
  erpState: customer.state ?? '',
  erpCity: customer.cityCode ?? '',
  erpCityName: customer.cityName ?? '',
})

/** Name and document are those of the signature, so the request has only the rest (C-173). */
const toRegistration = (values: CustomerValues) => {
  const { documentType, document, name, fancyName, phoneCode, phone, email, ie, ...rest } = normaliseCustomer(values)
  return { ...rest, phone: `${phoneCode}${phone}`, email: email ?? '', ie: ie ?? '' }
}

/** The form with which who signed becomes a customer of the integrator. */
export const useSignerForm = (proposal: ProposalView) => {
  const form = useSchemaForm({
    schema: registrationBody,
    initial: toValues(proposal),
    labels: customerLabels,
    toBody: toRegistration,
    rules: (values) => Object.fromEntries(registrationProblems(values).map(({ field, message }) => [field, message])),
    toField: (path) => toAddressField(path.replace(/^customer\./, '')),
  })
  const cep = useCepLookup(form)
  return { form, cep }
}

export type SignerFormState = ReturnType<typeof useSignerForm>
