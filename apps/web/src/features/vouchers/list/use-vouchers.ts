import { type AttachmentView, listAttachments } from '@girassol/contract/vouchers'
import { shownFilename, voucherStatusLabels } from '@girassol/domain/vouchers'
import { useEffect, useRef } from 'react'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { announce } from '../../../ui/live-region.tsx'
import { toast } from '../../../ui/toaster.tsx'

/** While the ERP processes a voucher, the list is read again at this interval. */
const pollMs = 3000

/** 'Comprovante 88219', or its file name when it has no number. */
export const nameVoucher = ({ voucherNumber, filename }: AttachmentView): string =>
  `Comprovante ${voucherNumber ?? shownFilename(filename)}`

const describeChange = (voucher: AttachmentView): string =>
  voucher.refusal === null || voucher.status !== 'UNSENT'
    ? `${nameVoucher(voucher)}: ${voucherStatusLabels[voucher.status ?? 'UNSENT']}`
    : `${nameVoucher(voucher)} recusado pelo ERP: ${voucher.refusal}`

/** Announces the ERP's results since the last read of the list (polite live region). */
const useAnnouncedAnswers = (vouchers: readonly AttachmentView[]) => {
  const processing = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const answered = vouchers.filter(({ id, status }) => processing.current.has(id) && status !== 'PROCESSING')
    if (answered.length > 0) announce(answered.map(describeChange).join('. '))
    processing.current = new Set(vouchers.filter(({ status }) => status === 'PROCESSING').map(({ id }) => id))
  }, [vouchers])
}

const isProcessing = ({ status }: { readonly status: AttachmentView['status'] }) => status === 'PROCESSING'

/** The vouchers of an order, newest first, with the sums of their amounts; a failure is reported (VOU-039). */
export const useVouchers = (orderId: number) => {
  const list = useEndpointPages(
    listAttachments,
    { params: { id: orderId }, query: { kind: 'voucher' } },
    { pollMs: (rows) => (rows.some(isProcessing) ? pollMs : false) },
  )
  const { isError } = list
  useEffect(() => {
    if (isError) toast.failure('Ocorreu um erro ao carregar os comprovante do pedido.')
  }, [isError])
  useAnnouncedAnswers(list.rows)
  return { ...list, sums: list.data?.pages[0]?.sums }
}
