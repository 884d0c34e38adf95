import type { CustomerView } from '@girassol/contract/customers'
import type { DocumentType } from '@girassol/domain/shared'
import type { useFormFields } from '../../lib/use-form-fields.ts'
import type { CustomerValues } from './customer-values.ts'

export type CustomerFormState = ReturnType<typeof useFormFields<CustomerValues>>

/** What a stored customer keeps, as it is shown. */
export type StoredIdentity = {
  readonly documentType: DocumentType
  readonly document: string
  readonly name: string
  readonly fancyName: string
}

/** What every group of fields of the customer form is given. */
export type CustomerFieldsProps = {
  readonly form: CustomerFormState
  readonly getId: (field: keyof CustomerValues) => string
  readonly stored?: StoredIdentity | undefined
  /** A customer who turned out to be registered already. */
  readonly onChoose: (customer: CustomerView) => void
}
