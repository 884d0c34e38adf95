import type { OrderView } from '@girassol/contract/orders'
import { type ReleaseFacts, type ReleaseItem, releaseChecklist } from '@girassol/domain/triangulation'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatCents, formatCounted, formatDate } from '../../lib/format.ts'
import { useIsPhone } from '../../lib/media.ts'
import type { Permission } from '../../ui/action.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { listRemainingFiles } from './operation-draft.ts'
import { releasePermission, toReleaseFacts } from './release-facts.ts'
import classes from './triangulation.module.css'
import type { OperationState } from './use-operation.ts'

/** The id of the control that fills in a missing item. */
const fieldByItem: Partial<Record<ReleaseItem, string>> = {
  customer: 'operation-customer',
  total: 'operation-total',
  files: 'operation-files',
}

const goTo = (id: string) => {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

/** The tracker's sixth step: billed. */
const billedStep = 5

const describeItem = (item: ReleaseItem, facts: ReleaseFacts, order: OrderView): string | null => {
  const billedAt = order.steps[billedStep] ?? null
  if (item === 'files' && facts.fileCount > 0) return formatCounted(facts.fileCount, 'arquivo', 'arquivos')
  if (item === 'saved' && !facts.isSaved) return 'Salve antes de liberar'
  if (item === 'billed') return facts.isBilled && billedAt !== null ? `desde ${formatDate(billedAt)}` : null
  return null
}

type ItemProps = {
  readonly item: ReleaseItem
  readonly label: string
  readonly isDone: boolean
  readonly note: string | null
}

const Item = ({ item, label, isDone, note }: ItemProps) => {
  const field = fieldByItem[item]
  return (
    <li data-done={isDone || undefined}>
      {isDone ? <IconCircleCheck size={20} aria-hidden /> : <IconCircleDashed size={20} aria-hidden />}
      <div>
        {isDone || field === undefined ? (
          <span>{label}</span>
        ) : (
          <button type="button" className={classes.missing} onClick={() => goTo(field)}>
            {label}
          </button>
        )}
        <span className="hidden-visually">{isDone ? ': pronto' : ': falta'}</span>
        {note !== null && <p className={classes.hint}>{note}</p>}
      </div>
    </li>
  )
}

type ReleaseDialogProps = {
  readonly order: OrderView
  readonly operation: OperationState
  readonly onClose: () => void
}

/** Shows what will be released, because it can no longer be changed afterwards (TRI-023). */
const ReleaseDialog = ({ order, operation, onClose }: ReleaseDialogProps) => {
  const { draft, isReleasing, release } = operation
  return (
    <ConfirmDialog
      isOpen
      title={`Liberar operação do pedido ${order.id}`}
      verb="Liberar operação"
      runningVerb="Liberando…"
      isRunning={isReleasing}
      onConfirm={() => release(onClose)}
      onClose={onClose}
    >
      <p>
        <strong>{draft.customer?.name}</strong>
        <br />
        {formatCents(draft.totalCents ?? 0)} · {formatCounted(listRemainingFiles(draft).length, 'arquivo', 'arquivos')}
      </p>
      <p>Depois de liberada, a operação não muda mais.</p>
    </ConfirmDialog>
  )
}

/** On the phone the list is folded, and its title shows how many items are missing. */
const Foldable = ({ missing, count, children }: { missing: number; count: number; children: ReactNode }) => {
  const isPhone = useIsPhone()
  if (!isPhone) return <Card title="Para liberar">{children}</Card>
  const title =
    missing === 0 ? 'Pronta para liberar' : `${missing === 1 ? 'Falta' : 'Faltam'} ${missing} de ${count} para liberar`
  return (
    <Card>
      <details className={classes.fold}>
        <summary>{title}</summary>
        {children}
      </details>
    </Card>
  )
}

type Props = { readonly order: OrderView; readonly operation: OperationState }

const Release = ({ permission, isNext, onRun }: { permission: Permission; isNext: boolean; onRun: () => void }) => (
  <>
    <ActionButton
      label="Liberar operação"
      variant={isNext ? 'next' : 'default'}
      isWide
      permission={permission}
      onRun={onRun}
    />
    <p className={classes.after}>Depois de liberada, a operação não muda mais.</p>
  </>
)

/** TRI-011, TRI-012, TRI-007: the rule of the release as text, with the button for the roles that may release. */
export const ReleaseCard = ({ order, operation }: Props) => {
  const [isConfirming, setConfirming] = useState(false)
  const facts = toReleaseFacts(order, operation)
  const items = releaseChecklist(facts)
  const permission = releasePermission(operation, facts)
  return (
    <Foldable missing={items.filter(({ isDone }) => !isDone).length} count={items.length}>
      <ul className={classes.checklist}>
        {items.map((entry) => (
          <Item key={entry.item} {...entry} note={describeItem(entry.item, facts, order)} />
        ))}
      </ul>
      {permission === null ? (
        <p className={classes.hint}>A liberação é feita pela distribuidora.</p>
      ) : (
        <Release permission={permission} isNext={permission.allowed} onRun={() => setConfirming(true)} />
      )}
      {isConfirming && <ReleaseDialog order={order} operation={operation} onClose={() => setConfirming(false)} />}
    </Foldable>
  )
}
