import { formatLongDay } from '../../lib/format.ts'
import { useSession } from '../../shell/session.tsx'
import { useOpenCart } from '../../shell/use-open-cart.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { greetingOf } from './greeting.ts'
import { HomeBanners } from './home-banners.tsx'
import { HomeLists } from './home-lists.tsx'
import classes from './home-screen.module.css'
import { OpenCartCard } from './open-cart-card.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** DASH-001: what each role starts from; whoever has no part in orders finds a quiet page (C-05). */
export const HomeScreen = () => {
  const { name } = useSession()
  const { cart } = useOpenCart()
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
        <HomeLists />
        {cart !== null && <OpenCartCard cart={cart} />}
      </div>
      <HomeBanners />
    </>
  )
}
