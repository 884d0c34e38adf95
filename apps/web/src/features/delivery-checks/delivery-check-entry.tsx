import type { DeliveryView } from '@girassol/contract/deliveries'
import type { CheckState } from '@girassol/domain/delivery-checks'
import { useCanChange } from '../../access/session.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { CheckStateBadge } from './check-state-badge.tsx'
import classes from './delivery-check-entry.module.css'

type Entry = { readonly label: string; readonly name: string }

const findEntry = (state: CheckState, number: number, mayCheck: boolean): Entry | null => {
  if (state === 'OPEN') return mayCheck ? { label: 'Conferir', name: `Conferir a entrega ${number}` } : null
  return state === 'EXPIRED' ? null : { label: 'Ver conferência', name: `Ver conferência da entrega ${number}` }
}

type DeliveryCheckEntryProps = { readonly delivery: Pick<DeliveryView, 'id' | 'number' | 'check'> }

/** The state of the check of a delivery, and the link to it (DEL-013, DEL-015). */
export const DeliveryCheckEntry = ({ delivery: { id, number, check } }: DeliveryCheckEntryProps) => {
  const mayCheck = useCanChange('deliveries.check')
  if (check === null) return null
  const entry = findEntry(check, number, mayCheck)
  return (
    <div className={classes.entry}>
      <CheckStateBadge state={check} />
      {entry !== null && (
        <AppLink to={`/entregas/${id}/conferencia`} aria-label={entry.name}>
          {entry.label}
        </AppLink>
      )}
    </div>
  )
}
