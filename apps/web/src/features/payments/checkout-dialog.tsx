import { type ChargeView, openCheckout } from '@girassol/contract/payments'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { DecidedOrder } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import { ChargeFailure, PaymentHalted, PaymentReceived } from './charge-outcome.tsx'
import { ChargePart } from './charge-part.tsx'
import { chargeQueryOptions } from './charge-query-options.ts'
import classes from './pay-dialog.module.css'
import { useFollowedCharges, usePaymentClosing } from './use-followed-charges.ts'

/** Two cards are paid one after the other: the next one is the first open part. */
const findNextPart = (parts: readonly ChargeView[]): ChargeView | undefined =>
  parts.find(({ state, url }) => state === 'OPEN' && url !== null)

const Parts = ({ parts }: { readonly parts: readonly ChargeView[] }) => {
  const next = findNextPart(parts)
  return (
    <ul className={classes.parts}>
      {parts.map((charge) => (
        <ChargePart key={charge.id} charge={charge} count={parts.length} isNext={charge === next} />
      ))}
    </ul>
  )
}

/** PAY-041, PAY-042: pays by card, boleto or both, each on the page that the gateway created for it. */
export const CheckoutDialog = ({ order, onClose }: OrderDialogProps) => {
  const checkout = useEndpointQuery(openCheckout, { params: { id: order.id } }, chargeQueryOptions)
  const { parts, isPaid, halted } = useFollowedCharges(order.id, checkout.data?.parts)
  const isOpen = !isPaid && halted === null
  const close = usePaymentClosing(onClose)
  const { data: answer, error, isFetching } = checkout
  const retry = () => void checkout.refetch()
  return (
    <Dialog
      isOpen
      title={`Pagar pedido ${order.id}`}
      onClose={close}
      footer={<ActionButton label="Fechar" autoFocus onRun={close} />}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        {isFetching && answer === undefined && <SkeletonLines lines={3} />}
        {error !== null && !isFetching && isOpen && <ChargeFailure error={error} onRetry={retry} />}
        {answer?.isError === true && isOpen && (
          <Notice
            tone="danger"
            isInline
            isAlert
            action={<ActionButton label="Tentar de novo" variant="text" size="compact" onRun={retry} />}
          >
            {answer.message}
          </Notice>
        )}
        {isPaid && <PaymentReceived />}
        {halted !== null && <PaymentHalted reason={halted} />}
        {isOpen && <Parts parts={parts} />}
      </div>
    </Dialog>
  )
}
