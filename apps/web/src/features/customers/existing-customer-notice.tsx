import { type CustomerView, listCustomers, showCustomer } from '@girassol/contract/customers'
import { customerSentences } from '@girassol/domain/customers'
import { type DocumentType, isDocument } from '@girassol/domain/shared'
import type { ApiError } from '../../lib/api-error.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'

const chooseCustomerLabel = 'Usar este cliente'

const readKnownId = ({ details }: ApiError): number | undefined =>
  typeof details === 'object' && details !== null && 'id' in details && typeof details.id === 'number'
    ? details.id
    : undefined

type Choosing = { readonly onChoose: (customer: CustomerView) => void }

export type RefusedCustomerNoticeProps = Choosing & { readonly refusal: ApiError }

/** Why the customer was not saved; a customer that is already registered can be chosen here. */
export const RefusedCustomerNotice = ({ refusal, onChoose }: RefusedCustomerNoticeProps) => {
  const show = useEndpointMutation(showCustomer, { onSuccess: onChoose })
  const id = readKnownId(refusal)
  const choose = id !== undefined && (
    <ActionButton
      label={chooseCustomerLabel}
      isRunning={show.isPending}
      onRun={() => show.mutate({ params: { id } })}
    />
  )
  return (
    <Notice tone="danger" isAlert action={choose}>
      {refusal.message}
    </Notice>
  )
}

export type ExistingCustomerNoticeProps = Choosing & {
  readonly documentType: DocumentType
  /** Without mask. */
  readonly document: string
}

/** Reports that a document is already registered as soon as it is typed, before the other fields are filled in. */
export const ExistingCustomerNotice = ({ documentType, document, onChoose }: ExistingCustomerNoticeProps) => {
  const query = { term: document, skip: 1, take: 1 }
  const found = useEndpointQuery(listCustomers, { query }, { enabled: isDocument(documentType, document) })
  const customer = found.data?.data.find((one) => one.document === document)
  if (customer === undefined) return null
  return (
    <Notice tone="info" isAlert action={<ActionButton label={chooseCustomerLabel} onRun={() => onChoose(customer)} />}>
      {customerSentences.alreadyRegistered} {customer.name}, {customer.erpCityName}/{customer.erpState}
    </Notice>
  )
}
