import { queuesFor } from '@girassol/domain/orders'
import { lazy, Suspense } from 'react'
import { formatLongDay } from '../../lib/format.ts'
import { useCan, useRoles, useSession } from '../../shell/session.tsx'
import { useOpenCart } from '../../shell/use-open-cart.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { greetingOf } from './greeting.ts'
import { HomeBanners } from './home-banners.tsx'
import classes from './home-screen.module.css'
import { OpenCartCard } from './open-cart-card.tsx'
import { Shortcuts } from './shortcuts.tsx'

const ExpiringBudgetsCard = lazy(async () => ({
  default: (await import('./expiring-budgets-card.tsx')).ExpiringBudgetsCard,
}))
const NeedsYouCard = lazy(async () => ({ default: (await import('./needs-you-card.tsx')).NeedsYouCard }))
const LatestOrdersCard = lazy(async () => ({ default: (await import('./latest-orders-card.tsx')).LatestOrdersCard }))

/** DASH-001: what each role starts from; whoever has no part in orders finds a quiet page (C-05). */
export const HomeScreen = () => {
  const { name } = useSession()
  const { cart } = useOpenCart()
  const [readsOrders, usesBudgets] = [useCan('orders.read'), useCan('budgets.use')]
  const hasWork = queuesFor(useRoles()).length > 0
  const now = new Date()
  return (
    <>
      <PageHeader
        title={greetingOf(name, now)}
        windowTitle="Início"
        aside={<span className={classes.today}>{formatLongDay(now)}</span>}
      />
      <Shortcuts />
      <div className={classes.board} data-side={cart !== null || undefined}>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <div className={classes.lists}>
            {hasWork && <NeedsYouCard />}
            {usesBudgets && <ExpiringBudgetsCard />}
            {readsOrders ? (
              <LatestOrdersCard />
            ) : (
              <EmptyState title="Tudo em dia." text="Nada pede a sua atenção por aqui." />
            )}
          </div>
        </Suspense>
        {cart !== null && <OpenCartCard cart={cart} />}
      </div>
      <HomeBanners />
    </>
  )
}
