import type { OrderView } from '@girassol/contract/orders'
import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useSellerId } from '../../lib/seller-scope.ts'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { WizardSteps } from '../../ui/wizard-steps.tsx'
import { CartTypeDialog, DeliveryAndPaymentStep, useCart } from '../cart/index.ts'
import { EquipmentStep } from './equipment-step.tsx'
import { KitForm } from './kit-form.tsx'
import { SummaryStep } from './summary-step.tsx'
import { useKitSearch } from './use-kit-search.ts'
import { useWizardStep } from './use-wizard-step.ts'
import { WizardRail } from './wizard-rail.tsx'
import classes from './wizard-screen.module.css'
import { type Step, stepLabels, stepRefusal } from './wizard-step.ts'

const stepsOf = (current: Step, cart: OrderView | null) =>
  stepLabels.map((label, index) => {
    const step = (index + 1) as Step
    const refusal = stepRefusal(step, cart)?.message
    if (step === current) return { label, state: 'current' as const }
    if (refusal !== undefined) return { label, state: 'refused' as const, refusal }
    return { label, state: step < current ? ('done' as const) : ('open' as const) }
  })

/** After a change of step its name takes focus, so that the screen reader starts there (interface §7). */
const useStepFocus = (step: Step) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return heading
}

/** Another integrator starts anew: step 1, panels first (WIZ-033). */
const useFreshStart = () => {
  const sellerId = useSellerId()
  const navigate = useNavigate()
  const before = useRef(sellerId)
  const restart = useEffectEvent(() => void navigate({ to: '.', replace: true, search: {} as never }))
  useEffect(() => {
    if (before.current !== undefined && before.current !== sellerId) restart()
    before.current = sellerId
  }, [sellerId])
  return sellerId
}

const useStepKeys = (go: (step: Step) => void) =>
  useHotkeys(([1, 2, 3, 4] as const).map((step) => [`alt+${step}`, () => go(step)]))

const Wizard = () => {
  const { cart, isLoading } = useCart()
  const { step, go, open } = useWizardStep(cart, !isLoading)
  const search = useKitSearch(cart, open)
  const heading = useStepFocus(step)
  const navigate = useNavigate()
  useStepKeys(go)
  return (
    <>
      <PageHeader
        title="Monte seu gerador"
        windowTitle={`${stepLabels[step - 1]} · Monte seu gerador`}
        aside={
          <WizardSteps
            steps={stepsOf(step, cart)}
            onGo={(index) => go((index + 1) as Step)}
            onRefused={(_refusal, index) => go((index + 1) as Step)}
          />
        }
      />
      <h2 ref={heading} tabIndex={-1} className="hidden-visually">
        {stepLabels[step - 1]}
      </h2>
      {cart !== null && cart.type !== 'MP' && (
        <CartTypeDialog key={cart.type} cart={cart} type="MP" onKeep={() => void navigate({ to: '/' })} />
      )}
      {step === 4 ? (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          {cart === null ? <SkeletonLines lines={8} /> : <DeliveryAndPaymentStep cart={cart} />}
        </Suspense>
      ) : (
        <div className={classes.columns}>
          <div className={classes.main}>
            {step === 1 && (
              <Card title="Informações iniciais">
                <KitForm search={search} leave={{ label: 'Pular Passo', onRun: () => go(2) }} isNext />
              </Card>
            )}
            {step === 2 && <EquipmentStep cart={cart} search={search} onKitChosen={() => open(3)} />}
            {step === 3 && <SummaryStep search={search} onAddProducts={() => go(2)} />}
          </div>
          <WizardRail cart={cart} isLoading={isLoading} step={step} onGo={go} />
        </div>
      )}
    </>
  )
}

/** The generator wizard: what it is to be, its parts, the summary, delivery and payment (WIZ-001, WIZ-016). */
export const WizardScreen = () => <Wizard key={useFreshStart()} />
