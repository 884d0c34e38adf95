import type { WorkQueueRow } from '@girassol/contract/dashboard'
import { isOverdue, type WorkQueue, workQueues } from '@girassol/domain/dashboard'
import {
  IconAlertTriangle,
  IconBuildingStore,
  IconCash,
  IconCheck,
  IconClock,
  IconCreditCard,
  type Icon as IconOf,
  IconPackage,
  IconPackageOff,
  IconPhotoOff,
  IconReceipt,
  IconScale,
  IconTruck,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { formatDateTime, formatReais, missing } from '../../../lib/format.ts'
import { formatAge } from '../../../lib/format-age.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import classes from './work-queue.module.css'
import { toRowPath } from './work-queue-paths.ts'

const icons = {
  paymentError: IconAlertTriangle,
  releasePayment: IconCash,
  releaseDispatch: IconTruck,
  analyseCard: IconCreditCard,
  handleDifferences: IconScale,
  confirmBilling: IconReceipt,
  approve: IconCheck,
  sendToCarrier: IconTruckDelivery,
  separate: IconPackage,
  reviewRegistration: IconBuildingStore,
  restock: IconPackageOff,
  reviewBanner: IconPhotoOff,
} as const satisfies Record<WorkQueue, IconOf>

type AgeProps = { readonly queue: WorkQueue; readonly since: string | null; readonly now: Date }

/** The waiting time; red and with a clock when it is over the limit of its queue. */
export const Age = ({ queue, since, now }: AgeProps) => {
  if (since === null) return <span className={classes.age}>{missing}</span>
  const isLate = isOverdue(queue, since, now)
  return (
    <span className={classes.age} data-late={isLate || undefined} title={formatDateTime(since)}>
      {isLate && <IconClock size={15} aria-hidden />}
      {formatAge(since, now)}
      {isLate && <span className="hidden-visually"> (atrasado)</span>}
    </span>
  )
}

type WorkRowProps = { readonly row: WorkQueueRow; readonly isNext: boolean; readonly now: Date }

/** One task: its kind, record, amount, age, and the one action. */
export const WorkRow = ({ row, isNext, now }: WorkRowProps) => {
  const { queue, id, name, amount, since } = row
  const { task, action } = workQueues[queue]
  const Icon = icons[queue]
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-queue={queue}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={classes.record}>
        <span>
          <span className={classes.number}>{id}</span> {name}
        </span>
        <span className={classes.task}>{task}</span>
      </span>
      <span className={classes.amount}>{amount === null ? '' : formatReais(amount)}</span>
      <Age queue={queue} since={since} now={now} />
      <AppLink
        to={toRowPath(row)}
        className={isNext ? classes.nextAction : classes.action}
        aria-label={`${action}: ${id} ${name}`}
      >
        {action}
      </AppLink>
    </li>
  )
}
