import { showDashboard } from '@girassol/contract/dashboard'
import { hasWorkQueue } from '@girassol/domain/dashboard'
import { useCan, useRoles, useSession } from '../../../access/session.tsx'
import { formatLongDay } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useNow } from '../../../lib/use-now.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { useOpenCart } from '../../cart/index.ts'
import { HomeBanners } from '../banners/home-banners.tsx'
import { WorkQueueCards } from '../work-queue/work-queue.tsx'
import { toGreeting } from './greeting.ts'
import { HomeLists } from './home-lists.tsx'
import classes from './home-screen.module.css'
import { OpenCartCard } from './open-cart-card.tsx'
import { Shortcuts } from './shortcuts.tsx'

const SetupBoard = lazyPart(
  async () => (await import('../../setup/index.ts')).SetupBoard,
  () => <SkeletonLines lines={16} />,
)

/** Whether the portal has no order yet; only administrators see the set-up (USE-027). */
const useNeedsSetup = (): boolean => {
  const enabled = useCan('administration.use')
  return useEndpointQuery(showDashboard, {}, { enabled, refetchOnMount: 'always' }).data?.needsSetup ?? false
}

const Start = () => {
  const hasOwnQueue = hasWorkQueue(useRoles())
  const { cart } = useOpenCart()
  return (
    <>
      {hasOwnQueue && <WorkQueueCards />}
      <Shortcuts />
      <div className={classes.board} data-side={cart !== null || undefined}>
        <HomeLists />
        {cart !== null && <OpenCartCard cart={cart} />}
      </div>
      <HomeBanners />
    </>
  )
}

const setupNote =
  'Cada item abre a própria página e volta para cá. O primeiro pedido sai quando os oito estiverem prontos.'

/**
 * DASH-001, USE-029: the home of each role. An empty system shows its administrator the set-up (USE-027); users without
 * access to orders see a quiet page (C-05).
 */
export const HomeScreen = () => {
  const { name } = useSession()
  const needsSetup = useNeedsSetup()
  const now = useNow()
  return (
    <>
      <PageHeader
        title={needsSetup ? 'Prepare o portal' : toGreeting(name, now)}
        windowTitle="Início"
        note={needsSetup ? setupNote : undefined}
        aside={<span className={classes.today}>{formatLongDay(now)}</span>}
      />
      {needsSetup ? <SetupBoard /> : <Start />}
    </>
  )
}
