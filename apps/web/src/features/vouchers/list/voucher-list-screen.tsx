import type { OrderView } from '@girassol/contract/orders'
import type { AttachmentView } from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import { IconPlus } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatReais } from '../../../lib/format.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { TableFoot } from '../../../ui/table-foot.tsx'
import { OrderStatusBadge } from '../../orders/index.ts'
import { describeOrder } from '../describe-order.ts'
import { useSaveAttachment } from '../use-attachment-bytes.ts'
import { VoucherPage, vouchersPath } from '../voucher-page.tsx'
import { toBalance, VoucherTotals } from '../voucher-totals.tsx'
import classes from '../vouchers.module.css'
import { useRemoveVoucher } from './use-remove-voucher.ts'
import { useSendVoucher } from './use-send-voucher.ts'
import { nameVoucher, useVouchers } from './use-vouchers.ts'
import type { VoucherHandlers } from './voucher-row.tsx'
import { VoucherTable } from './voucher-table.tsx'

type List = ReturnType<typeof useVouchers>

type RemovalProps = {
  readonly voucher: AttachmentView
  readonly onRefused: () => void
  readonly onClose: () => void
}

const Removal = ({ voucher, onRefused, onClose }: RemovalProps) => {
  const remove = useRemoveVoucher(onClose)
  const { id: attId, invoice, voucherAmount } = voucher
  return (
    <RemoveDialog
      what="comprovante"
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: invoice.id, attId } }, { onError: onRefused })}
      onClose={onClose}
    >
      {shownFilename(voucher.filename)}
      {voucherAmount !== null && `, de ${formatReais(voucherAmount)},`} sai da lista do pedido {invoice.id}.
    </RemoveDialog>
  )
}

/** The ERP's messages for vouchers that it refused and that were not sent again. */
const Refusals = ({ vouchers }: { readonly vouchers: readonly AttachmentView[] }) => {
  const refused = vouchers.filter(({ refusal }) => refusal !== null)
  if (refused.length === 0) return null
  return (
    <Notice
      tone="danger"
      title={refused.length === 1 ? 'O ERP recusou 1 comprovante' : `O ERP recusou ${refused.length} comprovantes`}
    >
      <ul className={classes.refusals}>
        {refused.map((voucher) => (
          <li key={voucher.id}>
            {nameVoucher(voucher)}: {voucher.refusal}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const useHandlers = (list: List, onRemove: (voucher: AttachmentView) => void): VoucherHandlers => {
  const { history } = useRouter()
  const send = useSendVoucher()
  const save = useSaveAttachment()
  const reload = () => void list.refetch()
  return {
    sendingId: send.isPending ? send.variables.params.attId : undefined,
    onOpen: ({ id, invoice }) => history.push(vouchersPath(invoice.id, id)),
    onSave: save.mutate,
    onSend: ({ id: attId, invoice }) => {
      if (!send.isPending) send.mutate({ params: { id: invoice.id, attId } }, { onError: reload })
    },
    onRemove,
  }
}

const Vouchers = ({ list }: { readonly list: List }) => {
  const [removing, setRemoving] = useState<AttachmentView>()
  const handlers = useHandlers(list, setRemoving)
  const { status, error, onRetry, ...table } = toTableProps(list)
  if (status === 'loading') return <SkeletonLines lines={6} />
  if (status === 'error') {
    return <ErrorState error={error} title="Não deu para carregar os comprovantes." onRetry={onRetry} />
  }
  if (list.rows.length === 0) {
    return <EmptyState title="Nenhum comprovante ainda." text="Adicione o primeiro para enviar ao ERP." />
  }
  return (
    <>
      <Refusals vouchers={list.rows} />
      <VoucherTable vouchers={list.rows} handlers={handlers} />
      <TableFoot {...table} status={status} />
      {removing !== undefined && (
        <Removal voucher={removing} onRefused={() => void list.refetch()} onClose={() => setRemoving(undefined)} />
      )}
    </>
  )
}

const VoucherList = ({ order }: { readonly order: OrderView }) => {
  const { history } = useRouter()
  const isPhone = useIsPhone()
  const list = useVouchers(order.id)
  return (
    <div className={classes.page}>
      <PageHeader
        title={`Comprovantes do pedido Nº ${order.id}`}
        back={{ to: `/pedidos/${order.id}`, label: `Pedido ${order.id}` }}
        badge={<OrderStatusBadge status={order.status} />}
        note={describeOrder(order)}
        primary={
          <ActionButton
            label="Adicionar comprovante"
            variant="next"
            icon={<IconPlus size={16} aria-hidden />}
            isWide={isPhone}
            onRun={() => history.push(vouchersPath(order.id, 'novo'))}
          />
        }
      />
      {list.data !== undefined && (
        <VoucherTotals balance={toBalance(order.totalInvoice, list.sums)} count={list.total} />
      )}
      <Vouchers list={list} />
    </div>
  )
}

/** VOU-001: the vouchers of an order and their state in the ERP. */
export const VoucherListScreen = () => <VoucherPage>{(order) => <VoucherList order={order} />}</VoucherPage>
