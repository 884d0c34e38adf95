import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { openPix } from '@girassol/contract/payments'
import { formatDate } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { DecidedOrder } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import { ChargeFailure, PaymentHalted, PaymentReceived } from './charge-outcome.tsx'
import { chargeQueryOptions } from './charge-query-options.ts'
import classes from './pay-dialog.module.css'
import { QrPicture } from './qr-picture.tsx'
import { useFollowedCharges, usePaymentClosing } from './use-followed-charges.ts'

type PixAnswer = ResponseFor<typeof openPix>

const qrMissing = 'QR Code não encontrado, entre em contato conosco.' // PAY-052

const WaysToPay = ({ pix }: { readonly pix: PixAnswer }) => {
  const { mundipaggPixQrCode: code, dueDate } = pix
  const missing = (
    <Notice tone="danger" isInline isAlert>
      {qrMissing}
    </Notice>
  )
  if (code === '') return missing
  return (
    <div className={classes.pix}>
      <QrPicture code={code} instead={missing} />
      <p>Aponte a câmera do aplicativo do banco para o QR Code, ou copie o código. Pague até {formatDate(dueDate)}.</p>
      <p className={classes.code}>{code}</p>
      <CopyButton text={code} label="Copiar código Pix" done="Código Pix copiado." variant="next" />
    </div>
  )
}

/** PAY-041, PAY-043: pays by Pix, with a camera or with the copied code. */
export const PixDialog = ({ order, onClose }: OrderDialogProps) => {
  const pix = useEndpointQuery(openPix, { params: { id: order.id } }, chargeQueryOptions)
  const { isPaid, halted } = useFollowedCharges(order.id, pix.data === undefined ? undefined : [])
  const isOpen = !isPaid && halted === null
  const close = usePaymentClosing(onClose)
  return (
    <Dialog
      isOpen
      title={`Pagar pedido ${order.id} com Pix`}
      onClose={close}
      footer={<ActionButton label="Fechar" onRun={close} />}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        {pix.isFetching && pix.data === undefined && <SkeletonLines lines={5} />}
        {pix.error !== null && !pix.isFetching && isOpen && (
          <ChargeFailure error={pix.error} onRetry={() => void pix.refetch()} />
        )}
        {isPaid && <PaymentReceived />}
        {halted !== null && <PaymentHalted reason={halted} />}
        {isOpen && pix.error === null && pix.data !== undefined && <WaysToPay pix={pix.data} />}
      </div>
    </Dialog>
  )
}
