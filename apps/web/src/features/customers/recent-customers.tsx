import { listCustomers } from '@girassol/contract/customers'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import classes from './customer-picker.module.css'

const mostOffered = 3

/** The customers of the last orders, each chosen by one press (USE-016); nothing when there are none. */
export const RecentCustomers = ({ onChoose }: { readonly onChoose: (customerId: number) => void }) => {
  const { data } = useEndpointQuery(listCustomers, { query: { skip: 1, take: 15 } })
  const recent = data?.data.slice(0, mostOffered) ?? []
  if (recent.length === 0) return null
  return (
    <fieldset className={classes.recent}>
      <legend>Últimos clientes</legend>
      {recent.map(({ id, name }) => (
        <ActionButton key={id} label={name} size="compact" onRun={() => onChoose(id)} />
      ))}
    </fieldset>
  )
}
