import type { ReactNode } from 'react'
import { PurchaseFrame, type purchaseFlows, usePurchase } from '../../cart/index.ts'
import { KitBrowser } from './kit-browser.tsx'
import { KitSummaryStep } from './kit-summary-step.tsx'

export type KitPurchaseProps = {
  readonly flow: (typeof purchaseFlows)['PA' | 'BF']
  /** Shown above the list of kits. */
  readonly children?: ReactNode
}

/** The three steps in which ready kits and promotions are bought (WIZ-015, C-20, C-21). */
export const KitPurchase = ({ flow, children }: KitPurchaseProps) => {
  const purchase = usePurchase(flow)
  return (
    <PurchaseFrame purchase={purchase}>
      {purchase.step === 2 && (
        <>
          {children}
          <KitBrowser type={flow.type} />
        </>
      )}
      {purchase.step === 3 && <KitSummaryStep purchase={purchase} />}
    </PurchaseFrame>
  )
}
