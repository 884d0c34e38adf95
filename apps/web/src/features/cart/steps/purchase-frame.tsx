import type { OrderView } from '@girassol/contract/orders'
import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { isDialogOpen } from '../../../ui/is-dialog-open.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { WizardSteps } from '../../../ui/wizard-steps.tsx'
import { WaitingBanner } from '../../purchase-approvals/index.ts'
import { rememberFlow } from './last-flow.ts'
import { type PurchaseFlow, type Step, stepRefusal, toSummaryPath } from './purchase-flow.ts'
import classes from './purchase-frame.module.css'
import { PurchaseRail, type PurchaseRailProps } from './purchase-rail.tsx'
import type { Purchase } from './use-purchase.ts'

/** Loaded when the last step is opened. */
const DeliveryAndPaymentStep = lazyPart(
  async () => (await import('./delivery-and-payment-step.tsx')).DeliveryAndPaymentStep,
  () => <SkeletonLines lines={8} />,
)

const LastStep = ({ cart }: Pick<Purchase, 'cart'>) =>
  cart === null ? <SkeletonLines lines={8} /> : <DeliveryAndPaymentStep cart={cart} />

const CartTypeDialog = lazyPart(async () => (await import('./cart-type-dialog.tsx')).CartTypeDialog)

const shownSteps = ({ flow: { steps }, step: current, cart, isLoading }: Purchase) =>
  steps.map(({ step, label }) => {
    const refusal = isLoading ? undefined : stepRefusal(step, cart)?.message
    if (step === current) return { label, state: 'current' as const }
    if (refusal !== undefined) return { label, state: 'refused' as const, refusal }
    return { label, state: step < current ? ('done' as const) : ('open' as const) }
  })

/** After a change of step its heading takes the focus, so that a screen reader starts there. */
const useStepFocus = (step: Step) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return heading
}

/** Alt and the number of a step open it, also from a field; not while a dialog is open. */
const useStepKeys = ({ flow, go }: Purchase) => {
  const goUnlessDialogOpen = (step: Step) => {
    if (!isDialogOpen()) go(step)
  }
  useHotkeys(
    flow.steps.map(({ step }, index) => [`alt+${index + 1}`, () => goUnlessDialogOpen(step)]),
    [],
  )
}

/**
 * The builder needs a cart of its type from the first step on, so a cart of another type is asked about at once. If the
 * user keeps it, the user continues in that cart's flow (C-31). Kits and promotions ask when the first product is
 * added.
 */
const OtherCart = ({ cart, flow }: { readonly cart: OrderView; readonly flow: PurchaseFlow }) => {
  const navigate = useNavigate()
  return (
    <CartTypeDialog
      key={cart.type}
      cart={cart}
      type={flow.type}
      onCancel={() => void navigate({ href: toSummaryPath(cart.type) })}
    />
  )
}

export type PurchaseFrameProps = {
  readonly purchase: Purchase
  /** What the flow adds to the panel beside its steps. */
  readonly rail?: PurchaseRailProps['extras']
  /** The steps before the last, which every flow has. */
  readonly children: ReactNode
}

/** The frame of the purchase steps: their header, the panel with the cart, and the last step. */
export const PurchaseFrame = ({ purchase, rail, children }: PurchaseFrameProps) => {
  const { flow, cart, otherCart, step, go } = purchase
  const heading = useStepFocus(step)
  useStepKeys(purchase)
  useEffect(() => rememberFlow(flow.type), [flow.type])
  const label = flow.steps.find((each) => each.step === step)?.label ?? flow.title
  const goTo = (index: number) => go(flow.steps[index]?.step ?? step)
  return (
    <>
      <PageHeader
        title={flow.title}
        windowTitle={`${label} · ${flow.title}`}
        aside={<WizardSteps steps={shownSteps(purchase)} onGo={goTo} onRefused={(_refusal, index) => goTo(index)} />}
      />
      <h2 ref={heading} tabIndex={-1} className="hidden-visually">
        {label}
      </h2>
      <WaitingBanner order={cart ?? otherCart} />
      {otherCart !== null && flow.type === 'MP' && <OtherCart cart={otherCart} flow={flow} />}
      {step === 4 ? (
        <LastStep cart={cart} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.main}>{children}</div>
          <PurchaseRail purchase={purchase} step={step} extras={rail} />
        </div>
      )}
    </>
  )
}
