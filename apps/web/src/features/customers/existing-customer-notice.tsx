import { type CustomerView, showCustomer } from '@girassol/contract/customers'
import type { ApiError } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'

const knownIdOf = ({ details }: ApiError): number | undefined =>
  typeof details === 'object' && details !== null && 'id' in details && typeof details.id === 'number'
    ? details.id
    : undefined

export type ExistingCustomerNoticeProps = {
  readonly refusal: ApiError
  readonly onChoose: (customer: CustomerView) => void
}

/** Why the customer was not saved; one who is registered already can be chosen from here. */
export const ExistingCustomerNotice = ({ refusal, onChoose }: ExistingCustomerNoticeProps) => {
  const show = useEndpointMutation(showCustomer, { onSuccess: onChoose })
  const id = knownIdOf(refusal)
  const choose = id !== undefined && (
    <ActionButton label="Usar este cliente" isRunning={show.isPending} onRun={() => show.mutate({ params: { id } })} />
  )
  return (
    <Notice tone="danger" isAlert action={choose}>
      {refusal.message}
    </Notice>
  )
}
