import type { OrderView } from '@girassol/contract/orders'
import { lazy, Suspense } from 'react'
import { useLoadedWhenIdle } from '../../lib/use-loaded-when-idle.ts'
import { Card } from '../../ui/card.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import type { RailNote } from '../../ui/summary-rail.tsx'
import { FreshStart, PurchaseFrame, purchaseFlows, type Step, usePurchase } from '../cart/index.ts'
import { BasketFit } from './basket/basket-fit.tsx'
import { listCartParts } from './basket/cart-parts.ts'
import { writePower } from './choosing/kit-choices.ts'
import { useAddressPower } from './choosing/use-address-power.ts'
import { useKitSearch } from './choosing/use-kit-search.ts'

const loadForm = () => import('./choosing/kit-form.tsx')
const loadEquipment = () => import('./basket/equipment-step.tsx')
const loadSummary = () => import('./summary/wizard-summary-step.tsx')

// The cart's contents appear before the fields of the step are loaded.
const KitForm = lazy(async () => ({ default: (await loadForm()).KitForm }))
const EquipmentStep = lazy(async () => ({ default: (await loadEquipment()).EquipmentStep }))
const SummaryStep = lazy(async () => ({ default: (await loadSummary()).WizardSummaryStep }))

/** The code of the other steps is loaded while the first is filled in. */
const loadNextSteps = () => Promise.all([loadEquipment(), loadSummary()])

/** The summary lists only missing parts, because the present ones are beside it. */
const listNotes = (step: Step, cart: OrderView | null): readonly RailNote[] =>
  listCartParts(cart).filter(({ tone }) => step !== 3 || tone === 'missing')

const Wizard = () => {
  const purchase = usePurchase(purchaseFlows.MP)
  const { cart, step, go, open, isLoading } = purchase
  const search = useKitSearch(cart, open)
  const choosePower = (watts: number) => search.choose({ power: writePower(watts) })
  const resize = (watts: number) => {
    choosePower(watts)
    open(1)
  }
  useAddressPower(!isLoading, choosePower)
  useLoadedWhenIdle(loadNextSteps)
  return (
    <PurchaseFrame
      purchase={purchase}
      // In step 1 the next action is 'Buscar'.
      rail={{
        title: 'Seu gerador',
        notes: listNotes(step, cart),
        children: <BasketFit cart={cart} />,
        isQuiet: step === 1,
      }}
    >
      {step === 1 && (
        <Card title="Informações iniciais">
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <KitForm search={search} leave={{ label: 'Pular Passo', onRun: () => go(2) }} isNext />
          </Suspense>
        </Card>
      )}
      <Suspense fallback={<SkeletonLines lines={8} />}>
        {step === 2 && <EquipmentStep cart={cart} search={search} onKitChosen={() => open(3)} onResize={resize} />}
        {step === 3 && <SummaryStep search={search} onAddProducts={() => go(2)} onResize={resize} />}
      </Suspense>
    </PurchaseFrame>
  )
}

/** The generator wizard: choices, parts, summary, delivery and payment (WIZ-001, WIZ-016). */
export const WizardScreen = () => (
  <FreshStart>
    <Wizard />
  </FreshStart>
)
