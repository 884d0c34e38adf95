import type { OrderRow } from '@girassol/contract/orders'
import { hasAge, isStuck } from '@girassol/domain/dashboard'
import { IconClock } from '@tabler/icons-react'
import { formatDateTime, missing } from '../../../lib/format.ts'
import { formatAge } from '../../../lib/format-age.ts'
import { useNow } from '../../../lib/use-now.ts'
import classes from './order-age.module.css'

/** On the phone's card only what is late, which needs words: there is no header. */
export const LateAge = ({ order }: { readonly order: OrderRow }) => {
  const now = useNow()
  const { status, statusSince } = order
  if (statusSince === null || !hasAge(status) || !isStuck(status, statusSince, now)) return null
  return (
    <>
      {' · '}parado há <OrderAge order={order} />
    </>
  )
}

/** 'Parado há': the time since the last status change; red with a clock over the limit of its queue (USE-025). */
export const OrderAge = ({ order: { status, statusSince } }: { readonly order: OrderRow }) => {
  const now = useNow()
  if (statusSince === null || !hasAge(status)) return missing
  const isLate = isStuck(status, statusSince, now)
  return (
    <span className={classes.age} data-late={isLate || undefined} title={formatDateTime(statusSince)}>
      {isLate && <IconClock size={15} aria-hidden />}
      {formatAge(statusSince, now)}
      {isLate && <span className="hidden-visually"> (atrasado)</span>}
    </span>
  )
}
