import type { QueueCount, showDashboard } from '@girassol/contract/dashboard'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { type OrderQueue, orderQueues } from '@girassol/domain/orders'
import {
  IconAlertTriangle,
  IconBuildingFactory2,
  IconCash,
  IconCheck,
  IconChevronRight,
  IconClock,
  IconCreditCard,
  IconFileCheck,
  type Icon as IconOf,
  IconPackage,
  IconReceipt,
  IconTruck,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatCount } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card, CardRow } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import classes from './home-list.module.css'

const icons = {
  paymentError: IconAlertTriangle,
  validate: IconFileCheck,
  approve: IconCheck,
  releasePayment: IconCash,
  confirmBilling: IconReceipt,
  analyseCard: IconCreditCard,
  releaseDispatch: IconTruck,
  releaseOperation: IconBuildingFactory2,
  separate: IconPackage,
  sendToCarrier: IconTruckDelivery,
  pay: IconCash,
  expiring: IconClock,
  late: IconAlertTriangle,
} as const satisfies Record<OrderQueue, IconOf>

const lists = { orders: '/pedidos', budgets: '/orcamentos' } as const

/** Where the waiting records are worked on: a filter of their list, or their own screen. */
const toQueuePath = (queue: OrderQueue): string =>
  queue === 'analyseCard'
    ? '/analise?status=AWAITING_ANALYSIS&status=ANALYSIS_DONE'
    : `${lists[orderQueues[queue].list]}?fila=${queue}`

const Waiting = ({ queue, count, isExact }: QueueCount) => {
  const { one, many } = orderQueues[queue]
  const Icon = icons[queue]
  return (
    <AppLink to={toQueuePath(queue)} className={classes.waiting}>
      <span className={classes.icon} data-urgent={queue === 'late' || queue === 'expiring' || undefined}>
        <Icon size={18} aria-hidden />
      </span>
      <span>
        <strong className="figures">{isExact ? formatCount(count) : `${formatCount(count)}+`}</strong>{' '}
        {count === 1 ? one : many}
      </span>
      <IconChevronRight size={16} aria-hidden />
    </AppLink>
  )
}

type NeedsYouCardProps = { readonly found: UseQueryResult<ResponseFor<typeof showDashboard>> }

const Rows = ({ found }: NeedsYouCardProps) => {
  if (found.data === undefined) {
    return (
      <CardRow>
        {found.error === null ? (
          <SkeletonLines lines={2} />
        ) : (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
        )}
      </CardRow>
    )
  }
  const waiting = found.data.waiting.filter(({ count }) => count > 0)
  if (waiting.length === 0) {
    return (
      <CardRow>
        <p className={classes.empty}>Tudo em dia.</p>
      </CardRow>
    )
  }
  return (
    <ul className={classes.queues}>
      {waiting.map((each) => (
        <li key={each.queue}>
          <Waiting {...each} />
        </li>
      ))}
    </ul>
  )
}

/** What waits for this user, each number a link to its list. */
export const NeedsYouCard = ({ found }: NeedsYouCardProps) => (
  <Card title="Precisa de você" isFlush>
    <Rows found={found} />
  </Card>
)
