import { promotionSentences } from '@girassol/domain/catalogue'
import { formatDate } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonCards } from '../../../ui/skeletons.tsx'
import { FreshStart, purchaseFlows, useCart } from '../../cart/index.ts'
import { KitPurchase } from './kit-purchase.tsx'
import { PromotedProducts } from './promoted-products.tsx'
import classes from './promotions-screen.module.css'
import { seasonEndText } from './season-end-text.ts'
import { useOpenPromotion } from './use-open-promotion.ts'

const { BF: flow } = purchaseFlows

const NoPromotion = () => (
  <>
    <PageHeader title={flow.title} />
    <EmptyState
      title="Nenhuma promoção no momento"
      text="Quando uma campanha começar, os produtos dela aparecem aqui."
      action={<AppLink to="/sales">Ir para a loja</AppLink>}
    />
  </>
)

type Season = NonNullable<ReturnType<typeof useOpenPromotion>['promotion']>

/**
 * The end of the season and that an order takes one promotion; or that it is over, for users with a promotion in the
 * cart (WIZ-031, CART-008).
 */
const SeasonNotice = ({ season }: { readonly season: Season | null }) => {
  const today = useToday()
  if (season === null) return <Notice tone="danger">{promotionSentences.campaignClosed}</Notice>
  const ending = seasonEndText(season.finish, today)
  return (
    <Notice tone="info" title={`${season.name}: ${ending.toLowerCase()}`}>
      Até {formatDate(season.finish)}. Cada pedido leva um produto promocional.
    </Notice>
  )
}

/** Promotions, while a campaign is on (C-20, STORE-006). */
export const PromotionsScreen = () => {
  const { promotion, isLoading } = useOpenPromotion()
  const { cart } = useCart()
  const hasPromotion = cart?.type === 'BF' && cart.invoiceItems.length > 0
  if (isLoading) {
    return (
      <>
        <PageHeader title={flow.title} />
        <SkeletonCards height={286} />
      </>
    )
  }
  if (promotion === null && !hasPromotion) return <NoPromotion />
  return (
    <FreshStart>
      <KitPurchase flow={flow}>
        <div className={classes.season}>
          <SeasonNotice season={promotion} />
        </div>
        {promotion !== null && <PromotedProducts />}
      </KitPurchase>
    </FreshStart>
  )
}
