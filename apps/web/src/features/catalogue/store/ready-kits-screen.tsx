import { FreshStart, purchaseFlows } from '../../cart/index.ts'
import { KitPurchase } from './kit-purchase.tsx'

/** Ready kits: choose, check, pay (STORE-002, STORE-005, WIZ-015). */
export const ReadyKitsScreen = () => (
  <FreshStart>
    <KitPurchase flow={purchaseFlows.PA} />
  </FreshStart>
)
