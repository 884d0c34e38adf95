import type { OrderType } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import { useCanChange } from '../../../access/session.tsx'
import { formatShortDate } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonCards } from '../../../ui/skeletons.tsx'
import { lastFlow, purchaseFlows, useOpenCart } from '../../cart/index.ts'
import { ContinueCart } from './continue-cart.tsx'
import { seasonEndText } from './season-end-text.ts'
import { StoreEntry } from './store-entry.tsx'
import classes from './store-screen.module.css'
import { useOpenPromotion } from './use-open-promotion.ts'

const texts = {
  MP: {
    text: 'Informe a potência, o inversor, o módulo e o telhado, e compare até três kits dimensionados. Ou escolha peça por peça.',
    steps: '4 etapas',
    drawing: 'panel',
  },
  PA: {
    text: 'Kits já dimensionados, do residencial ao comercial. Filtre por telhado, potência e embarque, e leve num clique.',
    steps: '3 etapas',
    drawing: 'kit',
  },
  BF: {
    text: 'Kits com desconto por tempo limitado. Um produto promocional por pedido.',
    steps: '3 etapas',
    drawing: 'promotion',
  },
} as const satisfies Record<OrderType, object>

/** The store's entry: the ways to buy, and the open cart (STORE-001, C-20). */
export const StoreScreen = () => {
  const { promotion, isLoading } = useOpenPromotion()
  const { cart, isLoading: isCartLoading } = useOpenCart()
  const now = useNow()
  const last = lastFlow()
  const all: readonly OrderType[] = promotion === null ? ['MP', 'PA'] : ['MP', 'PA', 'BF']
  const buys = useCanChange('store.use')
  // The wizard only makes a cart; the kits and promotions are also read.
  const types = buys ? all : all.filter((type) => type !== 'MP')
  const entries = (
    <>
      {cart !== null && cart.invoiceItems.length > 0 && <ContinueCart cart={cart} />}
      <ul className={classes.entries}>
        {types.map((type) => (
          <StoreEntry
            key={type}
            to={purchaseFlows[type].path}
            title={purchaseFlows[type].title}
            {...texts[type]}
            isLast={type === last}
            badge={
              type === 'BF' && promotion !== null
                ? `${seasonEndText(promotion.finish, toDay(now.toISOString()))} (${formatShortDate(promotion.finish, now)})`
                : undefined
            }
          />
        ))}
      </ul>
    </>
  )
  // The layout does not move when the promotion and the cart are loaded.
  return (
    <>
      <PageHeader
        title="Loja Online"
        note="Por onde você quer começar?"
        secondary={buys && <AppLink to="/compra-rapida">Já tem a lista? Compra rápida</AppLink>}
      />
      {isLoading || isCartLoading ? <SkeletonCards height={360} cards={3} /> : entries}
    </>
  )
}
