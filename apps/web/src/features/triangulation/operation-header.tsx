import type { OrderView } from '@girassol/contract/orders'
import { canReadPaper, printSentences } from '@girassol/domain/printing'
import { triangulationBadges } from '@girassol/domain/triangulation'
import { IconDeviceFloppy, IconFileInvoice, IconPencil } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useRoles, useSession } from '../../access/session.tsx'
import { formatTime } from '../../lib/format.ts'
import { useIsPhone } from '../../lib/media.ts'
import type { Permission } from '../../ui/action.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { LazyInvoiceDialog } from '../printing/index.ts'
import classes from './triangulation.module.css'
import type { OperationState } from './use-operation.ts'

/** TRI-001, sic */
export const operationTitle = 'Operação de Venda por Conta e Ordem'

type Props = { readonly order: OrderView; readonly operation: OperationState; readonly isLocked: boolean }

/** TRI-002: an operation that is not released has no badge. */
const Badge = ({ status }: Pick<OperationState['base'], 'status'>) => {
  const label = triangulationBadges[status]
  if (label === null) return null
  return (
    <StatusPill
      tone={status === 'APPROVED' ? 'success' : 'neutral'}
      glyph={status === 'APPROVED' ? 'check' : 'working'}
      label={label}
    />
  )
}

/** TRI-005: the state of the changes. */
const SaveNote = ({ state, savedAt }: Pick<OperationState, 'state' | 'savedAt'>) => (
  <p className={classes.saveNote} data-state={state} role="status">
    {state === 'modified' && (
      <>
        <IconPencil size={16} aria-hidden /> Alterações não salvas
      </>
    )}
    {state === 'saving' && 'Salvando…'}
    {state === 'unchanged' && savedAt !== undefined && `Salvo às ${formatTime(savedAt)}`}
  </p>
)

const savePermission = ({ base, state }: OperationState): Permission => {
  if (!base.actions.save.allowed) return base.actions.save
  return state === 'unchanged' ? { allowed: false, reason: 'Nenhuma alteração para salvar.' } : { allowed: true }
}

/** After the save the button is replaced by a disabled one: the focus moves to the new one. */
const useFocusAfterSave = (state: OperationState['state']) => {
  const place = useRef<HTMLDivElement>(null)
  const wasSaving = useRef(false)
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasSaving.current && isLost) place.current?.querySelector('button')?.focus()
    wasSaving.current = state === 'saving'
  }, [state])
  return place
}

const SaveButton = ({ operation }: Pick<Props, 'operation'>) => {
  const place = useFocusAfterSave(operation.state)
  return (
    <div ref={place}>
      <ActionButton
        label="Salvar"
        runningLabel="Salvando…"
        icon={<IconDeviceFloppy size={18} aria-hidden />}
        variant={operation.state === 'unchanged' ? 'default' : 'next'}
        reasonAs="tooltip"
        isWide={useIsPhone()}
        isRunning={operation.state === 'saving'}
        permission={savePermission(operation)}
        onRun={operation.save}
      />
    </div>
  )
}

/** TRI-024: the NF-e of the shipment exists once the ERP has approved the operation. */
const InvoiceButton = ({ order, operation }: Pick<Props, 'order' | 'operation'>) => {
  const [isOpen, setOpen] = useState(false)
  const { canViewProductPrices } = useSession()
  const reading = canReadPaper('CO', { canViewProductPrices, roles: useRoles() })
  const permission: Permission = reading.allowed
    ? operation.base.status === 'APPROVED'
      ? { allowed: true }
      : { allowed: false, reason: printSentences.operationNotApproved }
    : { allowed: false, reason: printSentences[reading.refusal] }
  return (
    <>
      <ActionButton
        label="Ver NF-e"
        isWide={useIsPhone()}
        icon={<IconFileInvoice size={18} aria-hidden />}
        reasonAs="tooltip"
        permission={permission}
        onRun={() => setOpen(true)}
      />
      {isOpen && <LazyInvoiceDialog order={order} kind="CO" onClose={() => setOpen(false)} />}
    </>
  )
}

/** Title, badge and the one next button: saving, or the NF-e once the operation is released. */
export const OperationHeader = ({ order, operation, isLocked }: Props) => (
  <PageHeader
    title={operationTitle}
    windowTitle={`Conta e ordem do pedido ${order.id}`}
    back={{ to: `/pedidos/${order.id}`, label: `Pedido ${order.id}` }}
    badge={<Badge status={operation.base.status} />}
    note={[`Pedido ${order.id}`, order.customerName, order.integrator.fancyName].filter(Boolean).join(' · ')}
    aside={<SaveNote state={operation.state} savedAt={operation.savedAt} />}
    primary={isLocked ? <InvoiceButton order={order} operation={operation} /> : <SaveButton operation={operation} />}
  />
)
