import type { OrderView } from '@girassol/contract/orders'
import { useLoadedWhenIdle } from '../../lib/use-loaded-when-idle.ts'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import type { RailNote } from '../../ui/summary-rail.tsx'
import { FreshStart, PurchaseFrame, purchaseFlows, type Step, usePurchase } from '../cart/index.ts'
import { BasketFit } from './basket/basket-fit.tsx'
import { listCartParts } from './basket/cart-parts.ts'
import { writePower } from './choosing/kit-choices.ts'
import { KitForm } from './choosing/kit-form.tsx'
import { useAddressPower } from './choosing/use-address-power.ts'
import { useKitSearch } from './choosing/use-kit-search.ts'

const loadEquipment = () => import('./basket/equipment-step.tsx')
const loadSummary = () => import('./summary/wizard-summary-step.tsx')

const WaitingStep = () => <SkeletonLines lines={8} />

const EquipmentStep = lazyPart(async () => (await loadEquipment()).EquipmentStep, WaitingStep)
const SummaryStep = lazyPart(async () => (await loadSummary()).WizardSummaryStep, WaitingStep)

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
          <KitForm search={search} leave={{ label: 'Pular Passo', onRun: () => go(2) }} isNext />
        </Card>
      )}
      {step === 2 && <EquipmentStep cart={cart} search={search} onKitChosen={() => open(3)} onResize={resize} />}
      {step === 3 && <SummaryStep search={search} onAddProducts={() => go(2)} onResize={resize} />}
    </PurchaseFrame>
  )
}

/** The generator wizard: choices, parts, summary, delivery and payment (WIZ-001, WIZ-016). */
export const WizardScreen = () => (
  <FreshStart>
    <Wizard />
  </FreshStart>
)
