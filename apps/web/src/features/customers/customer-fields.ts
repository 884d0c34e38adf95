import type { CustomerView } from '@girassol/contract/customers'
import type { DocumentType } from '@girassol/domain/shared'
import type { useFormFields } from '../../lib/use-form-fields.ts'
import type { CustomerValues } from './customer-values.ts'

export type CustomerFormState = ReturnType<typeof useFormFields<CustomerValues>>

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
  readonly getId: (field: keyof CustomerValues) => string
  readonly stored?: StoredIdentity | undefined
  /** A customer that is already registered. */
  readonly onChoose: (customer: CustomerView) => void
}
