import { showDashboard } from '@girassol/contract/dashboard'
import { hasWorkQueue } from '@girassol/domain/dashboard'
import { queuesFor } from '@girassol/domain/orders'
import { useCan, useRoles } from '../../../access/session.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { ExpiringBudgetsCard } from './expiring-budgets-card.tsx'
import classes from './home-screen.module.css'
import { LatestOrdersCard } from './latest-orders-card.tsx'
import { NeedsYouCard } from './needs-you-card.tsx'
import { WaitingSystems } from './waiting-systems.tsx'

/** The user's tasks, then the lists, which are shown once the height of the part above them is known: nothing jumps. */
export const HomeLists = () => {
  const [readsOrders, usesBudgets] = [useCan('orders.read'), useCan('budgets.use')]
  const roles = useRoles()
  // A home that starts with a queue shows the waiting systems above it.
  const hasOwnQueue = hasWorkQueue(roles)
  const hasWork = !hasOwnQueue && queuesFor(roles).length > 0
  const isStaff = useCan('orders.readLogs') && !hasOwnQueue
  const found = useEndpointQuery(showDashboard, {}, { enabled: hasWork || isStaff, refetchOnMount: 'always' })
  const isKnown = !hasWork || found.data !== undefined || found.error !== null
  return (
    <div className={classes.lists}>
      {!isKnown && <SkeletonLines lines={6} />}
      {isStaff && found.data !== undefined && <WaitingSystems systems={found.data.systems} />}
      <div className={classes.lists} data-hidden={!isKnown || undefined}>
        {hasWork && <NeedsYouCard found={found} />}
        {usesBudgets && <ExpiringBudgetsCard />}
        {readsOrders && <LatestOrdersCard />}
      </div>
    </div>
  )
}
