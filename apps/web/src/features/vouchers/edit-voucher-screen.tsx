import type { OrderView } from '@girassol/contract/orders'
import {
  type AttachmentView,
  downloadAttachment,
  listAttachments,
  showAttachment,
  updateVoucher,
} from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchFile } from '../../lib/api-client.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { formatDate, formatReais, missing } from '../../lib/format.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { toast } from '../../ui/toaster.tsx'
import { describeOrder } from './describe-order.ts'
import { useBankAccounts } from './use-bank-accounts.ts'
import { useRemaining } from './use-remaining.ts'
import { toVoucherValues, useVoucherForm } from './use-voucher-form.ts'
import classes from './voucher-form.module.css'
import { VoucherForm } from './voucher-form.tsx'
import { VoucherPage, vouchersPath } from './voucher-page.tsx'
import { VoucherPreview } from './voucher-preview.tsx'
import { VoucherStatusPill } from './voucher-status-pill.tsx'

type Edited = { readonly order: OrderView; readonly voucher: AttachmentView }

/** The preview of the file; a failed load can be tried again (VOU-041). */
const StoredPreview = ({ voucher }: { readonly voucher: AttachmentView }) => {
  const { id, filename, fileExtension } = voucher
  const bytes = useQuery({
    queryKey: ['voucher file', id],
    queryFn: () => fetchFile(downloadAttachment, { params: { id } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const failed = (
    <div role="alert">
      <p>Erro ao buscar arquivo do comprovante</p>
      <ActionButton label="Tentar de novo" isRunning={bytes.isFetching} onRun={() => void bytes.refetch()} />
    </div>
  )
  return (
    <VoucherPreview
      file={bytes.data && { name: shownFilename(filename), isPdf: fileExtension === 'pdf', bytes: bytes.data }}
      placeholder={bytes.isError ? failed : <p>Buscando o arquivo…</p>}
    />
  )
}

const StoredFile = ({ voucher }: { readonly voucher: AttachmentView }) => (
  <p className={classes.chosen}>
    <span>
      {shownFilename(voucher.filename)}
      <small>
        {voucher.fileExtension.toUpperCase()} · {formatFileSize(voucher.size)} · adicionado por {voucher.user.name}
      </small>
    </span>
  </p>
)

/** A voucher that the ERP already has: its fields are text, and nothing can be saved. */
const LockedVoucher = ({ voucher }: Edited) => {
  const { voucherNumber, voucherDate, voucherAmount, bankAccount, bankAccountName, actions } = voucher
  return (
    <div className={classes.columns}>
      <Card>
        <div className={classes.form}>
          {!actions.edit.allowed && <Notice tone="info">{actions.edit.reason}</Notice>}
          <StoredFile voucher={voucher} />
          <Facts
            items={[
              { label: 'Número', value: voucherNumber ?? missing },
              { label: 'Data', value: voucherDate === null ? missing : formatDate(voucherDate) },
              { label: 'Valor', value: voucherAmount === null ? missing : formatReais(voucherAmount) },
              {
                label: 'Conta bancária',
                value: bankAccount === null ? missing : `${bankAccountName} · ${bankAccount}`,
              },
            ]}
          />
        </div>
      </Card>
      <StoredPreview voucher={voucher} />
    </div>
  )
}

/** The account that the voucher already has, so that a failed read of the list does not remove it. */
const toStoredAccount = ({ bankAccountId: id, bankAccount, bankAccountName }: AttachmentView) =>
  id === null || bankAccount === null
    ? []
    : [{ id, bankAccount, bankName: bankAccountName ?? '', bankNumber: '', branchCode: '' }]

const UnsentVoucher = ({ order, voucher }: Edited) => {
  const { history } = useRouter()
  const accounts = useBankAccounts()
  const form = useVoucherForm(toVoucherValues(voucher), accounts.data ?? toStoredAccount(voucher))
  const remainingCents = useRemaining(order)
  const leave = () => history.push(vouchersPath(order.id))
  const update = useEndpointMutation(updateVoucher, {
    refreshes: [listAttachments, showAttachment],
    onSuccess: leave,
    success: 'Comprovante atualizado com sucesso', // VOU-048
    failure: 'Ocorreu um erro ao atualizar comprovante.', // VOU-047
  })
  const submit = () =>
    form.submit((changed) => {
      const body = { ...changed, type: 'DEPOSIT', version: voucher.version } as const
      update.mutate({ params: { id: order.id, attId: voucher.id }, body }, { onError: form.fail })
    })
  return (
    <VoucherForm
      form={form}
      accounts={accounts}
      remainingCents={remainingCents}
      notice={
        voucher.refusal !== null && (
          <Notice tone="danger" title="O ERP recusou este comprovante">
            {voucher.refusal}
          </Notice>
        )
      }
      file={<StoredFile voucher={voucher} />}
      preview={<StoredPreview voucher={voucher} />}
      permission={
        accounts.isPending ? { allowed: false, reason: 'As contas ainda estão sendo buscadas.' } : { allowed: true }
      }
      isSaving={update.isPending || update.isSuccess}
      onSubmit={submit}
      onCancel={leave}
    />
  )
}

const toTitle = ({ voucherNumber }: AttachmentView): string =>
  voucherNumber === null ? 'Comprovante sem número' : `Comprovante ${voucherNumber}`

const Voucher = ({ order, voucher }: Edited) => (
  <>
    <PageHeader
      title={toTitle(voucher)}
      back={{ to: vouchersPath(order.id), label: `Comprovantes do pedido Nº ${order.id}` }}
      badge={voucher.status !== null && <VoucherStatusPill status={voucher.status} />}
      note={describeOrder(order)}
    />
    {voucher.actions.edit.allowed ? (
      <UnsentVoucher order={order} voucher={voucher} />
    ) : (
      <LockedVoucher order={order} voucher={voucher} />
    )}
  </>
)

/** VOU-046: reports that the voucher cannot be read, and leaves the screen. */
const useVoucher = (orderId: number, attId: number) => {
  const request = { params: { id: orderId, attId }, query: { file: 'no' } } as const
  const voucher = useEndpointQuery(showAttachment, request, { refetchOnMount: 'always', retry: false, staleTime: 0 })
  const { error } = voucher
  useEffect(() => {
    if (error !== null) toast.failure('Ocorreu um erro ao buscar informações do comprovante.')
  }, [error])
  return voucher
}

const FoundVoucher = ({ order, attId }: { readonly order: OrderView; readonly attId: number }) => {
  const voucher = useVoucher(order.id, attId)
  if (voucher.isError) return <Navigate to={vouchersPath(order.id)} replace />
  if (voucher.data === undefined || !voucher.isFetchedAfterMount) return <SkeletonLines lines={6} />
  return <Voucher order={order} voucher={voucher.data} />
}

/** VOU-003: one voucher, to complete while it is unsent and to read afterwards. */
export const EditVoucherScreen = () => {
  const { attachmentId = '' }: { attachmentId?: string } = useParams({ strict: false })
  return <VoucherPage>{(order) => <FoundVoucher order={order} attId={Number(attachmentId)} />}</VoucherPage>
}
