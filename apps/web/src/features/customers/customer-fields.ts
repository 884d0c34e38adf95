import type { CustomerView } from '@girassol/contract/customers'
import type { DocumentType } from '@girassol/domain/shared'
import type { FormFields } from '../../lib/use-schema-form.ts'
import type { CustomerValues } from './customer-values.ts'

/** The part of a form that the fields of a customer and the CNPJ look-up need. */
export type CustomerFormState = FormFields<CustomerValues>

/** The fields of a stored customer that cannot change, as shown. */
export type StoredIdentity = {
  readonly documentType: DocumentType
  readonly document: string
  readonly name: string
  readonly fancyName: string
}

/** The props of every group of fields in the customer form. */
export type CustomerFieldsProps = {
  readonly form: CustomerFormState
  readonly stored?: StoredIdentity | undefined
  /** A customer that is already registered. */
  readonly onChoose: (customer: CustomerView) => void
}
