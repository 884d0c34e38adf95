import type { OrderView } from '@girassol/contract/orders'
import { Card } from '../../ui/card.tsx'
import type { RailNote } from '../../ui/summary-rail.tsx'
import { FreshStart, PurchaseFrame, purchaseFlows, type Step, usePurchase } from '../cart/index.ts'
import { BasketFit } from './basket-fit.tsx'
import { partsOf } from './cart-parts.ts'
import { EquipmentStep } from './equipment-step.tsx'
import { KitForm } from './kit-form.tsx'
import { SummaryStep } from './summary-step.tsx'
import { useKitSearch } from './use-kit-search.ts'

/** The summary names only what is missing: what is there stands beside it. */
const notesOf = (step: Step, cart: OrderView | null): readonly RailNote[] =>
  partsOf(cart).filter(({ tone }) => step !== 3 || tone === 'missing')

const Wizard = () => {
  const purchase = usePurchase(purchaseFlows.MP)
  const { cart, step, go, open } = purchase
  const search = useKitSearch(cart, open)
  return (
    <PurchaseFrame
      purchase={purchase}
      // In step 1 'Buscar' is what comes next.
      rail={{
        title: 'Seu gerador',
        notes: notesOf(step, cart),
        children: <BasketFit cart={cart} />,
        isQuiet: step === 1,
      }}
    >
      {step === 1 && (
        <Card title="Informações iniciais">
          <KitForm search={search} leave={{ label: 'Pular Passo', onRun: () => go(2) }} isNext />
        </Card>
      )}
      {step === 2 && <EquipmentStep cart={cart} search={search} onKitChosen={() => open(3)} />}
      {step === 3 && <SummaryStep search={search} onAddProducts={() => go(2)} />}
    </PurchaseFrame>
  )
}

/** The generator wizard: what it is to be, its parts, the summary, delivery and payment (WIZ-001, WIZ-016). */
export const WizardScreen = () => (
  <FreshStart>
    <Wizard />
  </FreshStart>
)
