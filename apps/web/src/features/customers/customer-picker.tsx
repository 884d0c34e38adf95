import { type CustomerView, listCustomers } from '@girassol/contract/customers'
import { formatDocument } from '@girassol/domain/shared'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { type LookupOption, LookupSelect } from '../../ui/lookup-select.tsx'
import { type BilledParty, CustomerCard } from './customer-card.tsx'
import classes from './customer-picker.module.css'
import { RecentCustomers } from './recent-customers.tsx'

const SaveCustomerDialog = lazyDialog(async () => (await import('./save-customer-dialog.tsx')).SaveCustomerDialog)

const searchDelayMs = 300

const toOption = (customer: CustomerView): LookupOption => ({
  value: String(customer.id),
  label: customer.name,
  note: `${formatDocument(customer.document)} · ${customer.erpCityName}/${customer.erpState}`,
})

export type ChosenCustomer = BilledParty & { readonly id: number }

export type CustomerPickerProps = {
  readonly id: string
  /** The integrator that the customers belong to. */
  readonly sellerCode: string
  readonly chosen: ChosenCustomer | null
  readonly error?: string | undefined
  readonly onChoose: (customerId: number | null) => void
}

/**
 * Customers by name, document or phone, the last used first; `chosen` is always an option, so that the field shows it
 * from the start.
 */
const CustomerSearch = ({ id, chosen, error, onChoose }: CustomerPickerProps) => {
  const [term, setTerm] = useState('')
  const [searched] = useDebouncedValue(term.trim(), searchDelayMs)
  const query = { skip: 1, take: 15, ...(searched !== '' && { term: searched }) }
  const found = useEndpointQuery(listCustomers, { query }, { showPrevious: true })
  return (
    <LookupSelect
      id={id}
      label="Cliente"
      placeholder="Busque por nome, documento ou telefone"
      chosen={chosen && { value: String(chosen.id), label: chosen.name }}
      options={(found.data?.data ?? []).map(toOption)}
      status={found.isError ? 'error' : found.isFetching ? 'loading' : 'ready'}
      none="Nenhum cliente encontrado. Cadastre um novo."
      error={error}
      onSearch={setTerm}
      onChange={(option) => onChoose(option === null ? null : Number(option.value))}
    />
  )
}

type Opened = { readonly customerId?: number }

/** Chooses, registers and edits the billed customer. */
export const CustomerPicker = (props: CustomerPickerProps) => {
  const { sellerCode, chosen, onChoose } = props
  const [opened, setOpened] = useState<Opened>()
  const save = (customer: CustomerView) => {
    setOpened(undefined)
    // Chosen again after an edit as well, because an order stores a copy of the registration.
    onChoose(customer.id)
  }
  return (
    <div className={classes.picker}>
      <div className={classes.search}>
        <CustomerSearch {...props} />
        <ActionButton label="Novo cliente" icon={<IconPlus size={16} aria-hidden />} onRun={() => setOpened({})} />
      </div>
      {chosen === null && <RecentCustomers onChoose={onChoose} />}
      {chosen !== null && <CustomerCard party={chosen} onChange={() => setOpened({ customerId: chosen.id })} />}
      {opened !== undefined && (
        <SaveCustomerDialog
          customerId={opened.customerId}
          sellerCode={sellerCode}
          onSaved={save}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
