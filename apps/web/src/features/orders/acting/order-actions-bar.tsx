import type { OrderRow } from '@girassol/contract/orders'
import { formatCounted } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { outlinedButton, plainButton, SelectionActions, SelectionBar } from '../../../ui/selection-bar.tsx'
import { useMenuOpener } from '../../../ui/use-menu-opener.ts'
import { type BulkRun, stopBulkRun } from '../bulk/bulk-run.ts'
import { formatSum } from '../bulk/bulk-words.ts'
import { useExportOrders } from '../list/use-export-orders.ts'
import { type BulkCommand, useBulkCommands } from './order-acting.tsx'
import classes from './order-actions-bar.module.css'

const loadItems = () => import('../list/export-items.tsx')
const ExportItems = lazyPart(async () => (await loadItems()).ExportItems)

const ExportSelection = ({ orders }: { readonly orders: readonly OrderRow[] }) => {
  const download = useExportOrders({ ids: orders.map(({ id }) => id).join(',') })
  const { opener, menu } = useMenuOpener(loadItems)
  return (
    <>
      <button type="button" className={outlinedButton} aria-busy={download.isPending || undefined} {...opener}>
        {download.isPending ? 'Exportando…' : 'Exportar'}
      </button>
      {menu !== null && <ExportItems menu={menu} isBusy={download.isPending} onChoose={download.mutate} />}
    </>
  )
}

const CommandButton = ({
  command,
  isFirst,
  onChoose,
}: {
  readonly command: BulkCommand
  readonly isFirst: boolean
  readonly onChoose: (command: BulkCommand) => void
}) => {
  const { verb } = command.action
  if (isFirst) return <ActionButton label={verb} variant="next" onRun={() => onChoose(command)} />
  return (
    <button type="button" className={outlinedButton} onClick={() => onChoose(command)}>
      {verb}
    </button>
  )
}

export type OrderActionsBarProps = {
  readonly orders: readonly OrderRow[]
  readonly onChoose: (command: BulkCommand) => void
  readonly onClear: () => void
}

/** The dark bar of the marked orders: their number, their total, and the commands that some of them allow (USE-025). */
export const OrderActionsBar = ({ orders, onChoose, onClear }: OrderActionsBarProps) => {
  const commands = useBulkCommands(orders)
  return (
    <SelectionBar counted={formatCounted(orders.length, 'selecionado', 'selecionados')} note={formatSum(orders)}>
      <SelectionActions>
        {commands.map((command, at) => (
          <CommandButton key={command.id} command={command} isFirst={at === 0} onChoose={onChoose} />
        ))}
        <ExportSelection orders={orders} />
        <button type="button" className={plainButton} onClick={onClear}>
          Limpar seleção
        </button>
      </SelectionActions>
    </SelectionBar>
  )
}

/** Shown instead of the selection while a run is active: 'Liberando 7 de 20…'. */
export const BulkProgressBar = ({ run }: { readonly run: BulkRun }) => {
  const { action, orders, results, state } = run
  const at = Math.min(results.length + 1, orders.length)
  const isStopping = state === 'stopping'
  return (
    <SelectionBar counted={`${action.running} ${at} de ${orders.length}…`} isBusy>
      <progress
        className={classes.progress}
        aria-label={`${action.running} os pedidos`}
        value={results.length}
        max={orders.length}
      />
      <span className={classes.note}>Você pode sair desta tela.</span>
      <button
        type="button"
        className={outlinedButton}
        aria-disabled={isStopping || undefined}
        onClick={() => stopBulkRun()}
      >
        {isStopping ? 'Parando…' : 'Parar'}
      </button>
    </SelectionBar>
  )
}
