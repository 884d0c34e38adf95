import type { AttachmentView } from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import {
  IconAlertTriangle,
  IconDownload,
  IconEye,
  IconFileTypePdf,
  IconPhoto,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { formatDate, formatReais, formatShortDate, formatTime, missing } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { DateText } from '../../../ui/value-text.tsx'
import { vouchersPath } from '../voucher-page.tsx'
import { VoucherStatusPill } from '../voucher-status-pill.tsx'
import classes from '../vouchers.module.css'

/** The actions on a voucher of the list. */
export type VoucherHandlers = {
  readonly sendingId: number | undefined
  readonly onOpen: (voucher: AttachmentView) => void
  readonly onSave: (voucher: AttachmentView) => void
  readonly onSend: (voucher: AttachmentView) => void
  readonly onRemove: (voucher: AttachmentView) => void
}

type Shown = { readonly voucher: AttachmentView; readonly handlers: VoucherHandlers }

const toPath = ({ id, invoice }: AttachmentView): string => vouchersPath(invoice.id, id)

const toActions = (voucher: AttachmentView, handlers: VoucherHandlers): readonly Action[] => [
  { id: 'open', label: 'Abrir comprovante', icon: <IconEye size={16} />, onRun: () => handlers.onOpen(voucher) },
  { id: 'save', label: 'Baixar', icon: <IconDownload size={16} />, onRun: () => handlers.onSave(voucher) },
  {
    id: 'send',
    label: 'Enviar ao ERP',
    icon: <IconSend size={16} />,
    permission: voucher.actions.send,
    onRun: () => handlers.onSend(voucher),
  },
  {
    id: 'remove',
    label: 'Remover',
    icon: <IconTrash size={16} />,
    permission: voucher.actions.remove,
    isDangerous: true,
    onRun: () => handlers.onRemove(voucher),
  },
]

const Menu = ({ voucher, handlers }: Shown) => (
  <ActionMenu
    label={`Ações do comprovante ${shownFilename(voucher.filename)}`}
    actions={toActions(voucher, handlers)}
  />
)

const FileLink = ({ voucher }: { readonly voucher: AttachmentView }) => {
  const Icon = voucher.fileExtension === 'pdf' ? IconFileTypePdf : IconPhoto
  return (
    <AppLink to={toPath(voucher)} className={classes.file}>
      <Icon size={18} aria-hidden /> {shownFilename(voucher.filename)}
    </AppLink>
  )
}

const Missing = ({ reason }: { readonly reason: string }) => (
  <span className={classes.missing}>
    <IconAlertTriangle size={15} aria-hidden /> {reason}
  </span>
)

const SendButton = ({ voucher, handlers, isWide = false }: Shown & { readonly isWide?: boolean }) => (
  <ActionButton
    label="Enviar ao ERP"
    runningLabel="Enviando…"
    name={`Enviar ao ERP o comprovante ${shownFilename(voucher.filename)}`}
    size={isWide ? 'sm' : 'compact'}
    isWide={isWide}
    isRunning={handlers.sendingId === voucher.id}
    onRun={() => handlers.onSend(voucher)}
  />
)

/** The next step: the button, what is missing for it, or since when the ERP has the voucher. */
const NextStep = ({ voucher, handlers }: Shown) => {
  const { status, sentAt, actions } = voucher
  const now = useNow()
  if (actions.send.allowed) return <SendButton voucher={voucher} handlers={handlers} />
  if (status === 'UNSENT') return <Missing reason={actions.send.reason} />
  return sentAt === null ? null : (
    <span className={classes.time}>
      enviado {formatShortDate(sentAt, now)} às {formatTime(sentAt)}
    </span>
  )
}

const formatAccount = ({ bankAccount, bankAccountName }: AttachmentView): string =>
  bankAccount === null ? missing : `${bankAccountName} · ${bankAccount}`

const formatAmount = ({ voucherAmount }: AttachmentView): string =>
  voucherAmount === null ? missing : formatReais(voucherAmount)

/** The columns of the list; the last ones are actions. */
export const voucherColumns = (handlers: VoucherHandlers): readonly Column<AttachmentView>[] => [
  { id: 'file', header: 'Arquivo', cell: (voucher) => <FileLink voucher={voucher} /> },
  { id: 'number', header: 'Número', width: '110px', cell: ({ voucherNumber }) => voucherNumber ?? missing },
  {
    id: 'date',
    header: 'Data',
    width: '110px',
    isDim: true,
    cell: ({ voucherDate }) => <DateText iso={voucherDate} />,
  },
  { id: 'account', header: 'Conta bancária', priority: 2, isDim: true, cell: formatAccount },
  { id: 'amount', header: 'Valor', width: '130px', align: 'end', cell: formatAmount },
  {
    id: 'status',
    header: 'Status',
    width: '170px',
    cell: ({ status }) => status !== null && <VoucherStatusPill status={status} />,
  },
  {
    id: 'next',
    header: '',
    hiddenHeader: 'Próximo passo',
    width: '196px',
    cell: (voucher) => <NextStep voucher={voucher} handlers={handlers} />,
  },
  {
    id: 'menu',
    header: '',
    hiddenHeader: 'Ações',
    width: '60px',
    align: 'end',
    cell: (voucher) => <Menu voucher={voucher} handlers={handlers} />,
  },
]

const CardAction = ({ voucher, handlers }: Shown) => {
  const { status, actions } = voucher
  if (actions.send.allowed) return <SendButton voucher={voucher} handlers={handlers} isWide />
  if (status !== 'UNSENT') return null
  return (
    <>
      <Missing reason={`${actions.send.reason} para enviar`} />
      <ActionButton label="Completar dados" isWide onRun={() => handlers.onOpen(voucher)} />
    </>
  )
}

/** A voucher as a card on the phone. */
export const VoucherCard = ({ voucher, handlers }: Shown) => {
  const { voucherNumber: number, voucherDate: date, bankAccountName: bank, status } = voucher
  const facts = [number === null ? [] : `Nº ${number}`, date === null ? [] : formatDate(date), bank ?? []].flat()
  return (
    <RecordCard
      badge={status !== null && <VoucherStatusPill status={status} />}
      menu={<Menu voucher={voucher} handlers={handlers} />}
      title={<AppLink to={toPath(voucher)}>{shownFilename(voucher.filename)}</AppLink>}
      figure={formatAmount(voucher)}
      meta={facts.join(' · ')}
      action={<CardAction voucher={voucher} handlers={handlers} />}
    />
  )
}
