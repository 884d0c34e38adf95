import type { OrderView } from '@girassol/contract/orders'
import { listErpCustomers } from '@girassol/contract/triangulation'
import { formatDocument } from '@girassol/domain/shared'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding } from '@tabler/icons-react'
import { useState } from 'react'
import { formatCep, formatCount } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { type LookupOption, LookupSelect } from '../../ui/lookup-select.tsx'
import { type ErpCustomer, type OperationCustomer, toOperationCustomer } from './operation-draft.ts'
import classes from './triangulation.module.css'

const searchDelayMs = 300
const mostShown = 50

const joined = (parts: readonly string[], mark: string): string => parts.filter((part) => part !== '').join(mark)

const addressText = (customer: ErpCustomer): string => {
  const { addressDescription, addressNumber, addressComplement, addressNeighborhood } = customer
  const street = joined([addressDescription, addressNumber], ', ')
  const city = joined([customer.erpCityName, customer.erpState], ', ')
  return joined([street, addressComplement, addressNeighborhood, city, formatCep(customer.addressCep)], ' · ')
}

const toOption = (customer: ErpCustomer): LookupOption => ({
  value: customer.document,
  label: customer.name,
  mark: formatDocument(customer.document),
  note: addressText(customer),
})

type LookupProps = {
  readonly sellerCode: string
  readonly error: string | undefined
  readonly onChoose: (customer: OperationCustomer) => void
}

/** The ERP's customers of this integrator, by name or document (TRI-025, TRI-026). */
const CustomerLookup = ({ sellerCode, error, onChoose }: LookupProps) => {
  const [typed, setTyped] = useState('')
  const [term] = useDebouncedValue(typed.trim(), searchDelayMs)
  const query = { sellerCode, ...(term !== '' && { term }) }
  const found = useEndpointQuery(listErpCustomers, { query }, { showPrevious: true, retry: false })
  const customers = found.data ?? []
  const shown = customers.slice(0, mostShown)
  const failure = found.isError ? 'Erro ao carregar listagem de clientes do ERP' : undefined
  const choose = (option: LookupOption | null) => {
    const customer = customers.find(({ document }) => document === option?.value)
    if (customer !== undefined) onChoose(toOperationCustomer(customer))
  }
  return (
    <>
      <LookupSelect
        id="operation-customer"
        label="Cliente"
        placeholder="Busque por nome ou documento..."
        error={error ?? failure}
        chosen={null}
        options={shown.map(toOption)}
        status={found.isError ? 'error' : found.isPending ? 'loading' : 'ready'}
        none="Nenhum cliente encontrado no ERP."
        count={`${formatCount(shown.length)} de ${formatCount(customers.length)} clientes`}
        onSearch={setTyped}
        onChange={choose}
      />
      {found.isError && (
        <ActionButton
          label="Tentar de novo"
          name="Tentar de novo a listagem de clientes"
          size="compact"
          isRunning={found.isFetching}
          onRun={() => void found.refetch()}
        />
      )}
    </>
  )
}

type ChosenProps = {
  readonly sellerCode: string
  readonly customer: OperationCustomer
  /** Absent when the operation is locked. */
  readonly onExchange?: (() => void) | undefined
}

/** The chosen customer in one line; its address is read from the ERP, and that call may fail alone (TRI-027). */
const ChosenCustomer = ({ sellerCode, customer, onExchange }: ChosenProps) => {
  const query = { sellerCode, term: customer.document }
  const found = useEndpointQuery(listErpCustomers, { query }, { retry: false })
  const known = found.data?.find(({ document }) => document === customer.document)
  const place = known === undefined ? joined([customer.city, customer.state], ', ') : addressText(known)
  return (
    <>
      <div className={classes.chosen}>
        <span className={classes.emblem}>
          <IconBuilding size={20} aria-hidden />
        </span>
        <div className={classes.what}>
          <p className={classes.name}>{customer.name}</p>
          <p className={classes.hint}>{joined([formatDocument(customer.document), place], ' · ')}</p>
        </div>
        {onExchange !== undefined && <ActionButton label="Trocar cliente" onRun={onExchange} />}
      </div>
      {found.isError && (
        <div className={classes.failure}>
          <p role="alert">Erro ao buscar cliente no ERP</p>
          <ActionButton
            label="Tentar de novo"
            name="Tentar de novo a busca do cliente"
            size="compact"
            isRunning={found.isFetching}
            onRun={() => void found.refetch()}
          />
        </div>
      )}
    </>
  )
}

type CardProps = {
  readonly order: OrderView
  readonly customer: OperationCustomer | null
  readonly error: string | undefined
  readonly isLocked: boolean
  readonly onChange: (customer: OperationCustomer) => void
}

/** TRI-003: the recipient of the goods, chosen among the ERP's customers. */
export const OperationCustomerCard = ({ order, customer, error, isLocked, onChange }: CardProps) => {
  const [isChoosing, setChoosing] = useState(false)
  const { erpCode: sellerCode } = order.seller
  const choose = (chosen: OperationCustomer) => {
    setChoosing(false)
    onChange(chosen)
  }
  const exchange = isLocked ? undefined : () => setChoosing(true)
  const lookup = <CustomerLookup sellerCode={sellerCode} error={error} onChoose={choose} />
  return (
    <Card title="Cliente">
      <p className={classes.lead}>Quem recebe a mercadoria, escolhido entre os clientes do ERP deste integrador.</p>
      {customer !== null && <ChosenCustomer sellerCode={sellerCode} customer={customer} onExchange={exchange} />}
      {customer === null && isLocked && <p>Nenhum cliente foi escolhido.</p>}
      {!isLocked && (customer === null || isChoosing) && lookup}
    </Card>
  )
}
