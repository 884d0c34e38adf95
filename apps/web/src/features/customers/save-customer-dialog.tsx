import { type CustomerView, showCustomer } from '@girassol/contract/customers'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { CustomerForm } from './customer-form.tsx'

export type SaveCustomerDialogProps = {
  /** The customer to edit; without it a new one is registered. */
  readonly customerId?: number | undefined
  readonly sellerCode: string
  readonly onSaved: (customer: CustomerView) => void
  readonly onClose: () => void
}

const ChangeForm = ({ customerId, onClose, ...rest }: SaveCustomerDialogProps & { readonly customerId: number }) => {
  const customer = useEndpointQuery(showCustomer, { params: { id: customerId } })
  if (customer.data !== undefined) {
    return <CustomerForm {...rest} customer={customer.data} onCancel={onClose} />
  }
  if (customer.error !== null) return <ErrorState error={customer.error} onRetry={() => void customer.refetch()} />
  return <SkeletonLines lines={8} />
}

/** Registers a customer of the current integrator, or edits one (CUS-001, C-95). */
export const SaveCustomerDialog = (props: SaveCustomerDialogProps) => {
  const { customerId, sellerCode, onSaved, onClose } = props
  return (
    <Dialog
      isOpen
      // A click outside must not discard a partly filled form.
      isStatic
      width="table"
      title={customerId === undefined ? 'Adicionar um novo cliente' : 'Editar cliente'}
      onClose={onClose}
    >
      {customerId === undefined ? (
        <CustomerForm sellerCode={sellerCode} onSaved={onSaved} onCancel={onClose} />
      ) : (
        <ChangeForm {...props} customerId={customerId} />
      )}
    </Dialog>
  )
}
