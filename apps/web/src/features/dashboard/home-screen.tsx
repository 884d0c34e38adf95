import { hasWorkQueue } from '@girassol/domain/dashboard'
import { lazy, Suspense } from 'react'
import { formatLongDay } from '../../lib/format.ts'
import { useRoles, useSession } from '../../shell/session.tsx'
import { useOpenCart } from '../../shell/use-open-cart.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { greetingOf } from './greeting.ts'
import { HomeBanners } from './home-banners.tsx'
import { HomeLists } from './home-lists.tsx'
import classes from './home-screen.module.css'
import { OpenCartCard } from './open-cart-card.tsx'
import { Shortcuts } from './shortcuts.tsx'

const WorkQueueCards = lazy(async () => ({ default: (await import('./work-queue.tsx')).WorkQueueCards }))

/** DASH-001, USE-029: what each role starts from; whoever has no part in orders finds a quiet page (C-05). */
export const HomeScreen = () => {
  const { name } = useSession()
  const hasOwnQueue = hasWorkQueue(useRoles())
  const { cart } = useOpenCart()
  const now = new Date()
  return (
    <>
      <PageHeader
        title={greetingOf(name, now)}
        windowTitle="Início"
        aside={<span className={classes.today}>{formatLongDay(now)}</span>}
      />
      {hasOwnQueue && (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <WorkQueueCards />
        </Suspense>
      )}
      <Shortcuts />
      <div className={classes.board} data-side={cart !== null || undefined}>
        <HomeLists />
        {cart !== null && <OpenCartCard cart={cart} />}
      </div>
      <HomeBanners />
    </>
  )
}
