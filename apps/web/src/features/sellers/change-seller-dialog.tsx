import { type OrderView, showOrder } from '@girassol/contract/orders'
import type { SellerView } from '@girassol/contract/sellers'
import { isBudgetStatus } from '@girassol/domain/orders'
import { listSellerChangeLosses, sellerChangeSentences } from '@girassol/domain/sellers'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { type ChosenCustomer, CustomerPicker, useCustomer } from '../customers/index.ts'
import classes from './change-seller-dialog.module.css'
import { useGiveRecord } from './use-give-record.ts'
import { useSelectedSeller } from './use-selected-seller.ts'

const toGivenRecord = (order: OrderView) => ({
  isBudget: isBudgetStatus(order.status),
  version: order.version,
  hasCustomer: order.customerName !== null,
  hasPayment: order.paymentMethod !== null,
  hasFinancing: order.financing !== null,
  hasNotes: (order.additionalData ?? '') !== '',
  hasServiceValue: (order.grossCommission ?? 0) > 0,
  hasFeedback: (order.approvalFeedback ?? '') !== '',
  files: order.invoiceAttachments.length,
})

/** C-227: what the next integrator does not receive, before it is lost. */
const Losses = ({ order }: { readonly order: OrderView }) => (
  <Notice tone="attention" title="O novo integrador começa sem">
    <ul className={classes.losses}>
      {listSellerChangeLosses(toGivenRecord(order)).map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
    <p>
      A equipe continua vendo {order.financing === null ? 'tudo' : 'o resto'} nos logs, em “{sellerChangeSentences.mark}
      ”.
    </p>
  </Notice>
)

type GivingProps = {
  readonly order: OrderView
  /** The integrator that receives the record: the one selected at the top of the screen. */
  readonly seller: SellerView
  readonly chosen: ChosenCustomer | null
  readonly onChoose: (customerId: number | null) => void
}

const Giving = ({ order, seller, chosen, onChoose }: GivingProps) => (
  <>
    <p>
      {isBudgetStatus(order.status) ? 'O orçamento' : 'O pedido'} passa de <strong>{order.integrator.fancyName}</strong>{' '}
      para <strong>{seller.fancyName}</strong>, com os mesmos itens.
    </p>
    <Losses order={order} />
    <p>Depois da mudança, escolha a forma de pagamento.</p>
    <CustomerPicker id="mudar-integrador-cliente" sellerCode={seller.erpCode} chosen={chosen} onChoose={onChoose} />
  </>
)

export type ChangeSellerDialogProps = {
  readonly order: Pick<OrderView, 'id' | 'status'>
  readonly onClose: () => void
}

/**
 * CART-032, C-227: gives a budget or an order to the integrator selected at the top of the screen, with one of its
 * customers, and names before what the record loses.
 */
export const ChangeSellerDialog = ({ order: { id, status }, onClose }: ChangeSellerDialogProps) => {
  const { seller, isLoading } = useSelectedSeller()
  const found = useEndpointQuery(showOrder, { params: { id } })
  const [customerId, setCustomerId] = useState<number | null>(null)
  const chosen = useCustomer(customerId)
  const { give, isRunning } = useGiveRecord(onClose)
  const order = found.data
  const receiver = seller !== null && order !== undefined && seller.id !== order.sellerId ? seller : null
  const noun = isBudgetStatus(status) ? 'orçamento' : 'pedido'
  const refusal = receiver === null ? sellerChangeSentences.sameSeller : sellerChangeSentences.customerMissing
  const isReady = receiver !== null && customerId !== null
  const confirm = () => {
    if (receiver === null || order === undefined) return
    give({ id, sellerId: receiver.id, customerId, version: order.version })
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Mudar integrador do ${noun} ${id}`}
      verb="Mudar integrador"
      runningVerb="Mudando…"
      isDangerous
      isRunning={isRunning}
      {...(!isReady && { refusal })}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.content}>
        {found.error !== null && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.error === null && (order === undefined || isLoading) && <SkeletonLines lines={4} />}
        {order !== undefined && !isLoading && receiver === null && <p>{sellerChangeSentences.sameSeller}</p>}
        {order !== undefined && receiver !== null && (
          <Giving order={order} seller={receiver} chosen={chosen} onChoose={setCustomerId} />
        )}
      </div>
    </ConfirmDialog>
  )
}
