import { listCustomerAddresses } from '@girassol/contract/customers'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { canDeliverTo, deliveryStateSentences } from '@girassol/domain/cart'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { addressLine } from './customer-card.tsx'
import classes from './customer-picker.module.css'

const AddAddressDialog = lazyDialog(async () => (await import('./add-address-dialog.tsx')).AddAddressDialog)

type Address = ResponseFor<typeof listCustomerAddresses>[number]

const toLine = (address: Address) =>
  addressLine({
    street: address.reference,
    number: address.number,
    neighborhood: address.neighborhood,
    city: address.cityName,
    state: address.uf,
    cep: address.cep,
  })

/** CUS-020 */
const findRefusal = (deliveryState: string, billingState: string | null): string | undefined => {
  const decision = canDeliverTo({ addressType: 'different', deliveryState, billingState })
  return decision.allowed ? undefined : deliveryStateSentences[decision.refusal]
}

export type CustomerAddressesProps = {
  readonly customerId: number
  /** The customer's billing address: goods are delivered in the same state. */
  readonly billingState: string | null
  readonly current: number | null
  readonly onChoose: (addressId: number) => void
}

const AddressChoices = ({ customerId, billingState, current, onChoose }: CustomerAddressesProps) => {
  const addresses = useEndpointQuery(listCustomerAddresses, { params: { id: customerId } })
  if (addresses.error !== null) return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />
  if (addresses.data === undefined) return <SkeletonLines lines={2} />
  if (addresses.data.length === 0) return <p className={classes.none}>Este cliente só tem o endereço de cobrança.</p>
  return (
    <ChoiceList
      legend="Endereços do cliente"
      choices={addresses.data.map((address) => ({
        id: String(address.id),
        label: toLine(address),
        ...(address.complement && { note: address.complement }),
        refusal: findRefusal(address.uf, billingState),
      }))}
      current={current === null ? null : String(current)}
      onChange={(id) => onChoose(Number(id))}
    />
  )
}

/** The other addresses of a customer, and a new one (CUS-019, CUS-034). */
export const CustomerAddresses = (props: CustomerAddressesProps) => {
  const { customerId, billingState, onChoose } = props
  const [isAdding, setAdding] = useState(false)
  return (
    <div className={classes.picker}>
      <AddressChoices {...props} />
      <div>
        <ActionButton label="Novo endereço" icon={<IconPlus size={16} aria-hidden />} onRun={() => setAdding(true)} />
      </div>
      {isAdding && (
        <AddAddressDialog
          customerId={customerId}
          findRefusal={(state) => findRefusal(state, billingState)}
          onAdded={(id) => {
            setAdding(false)
            onChoose(id)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
