import { byteOrderMark, quoteCsv, withoutFormula } from '@girassol/domain/shared'
import { IconCircleX, IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../../lib/save-file.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useOrderCommand } from '../acting/order-acting.tsx'
import classes from './bulk-dialogs.module.css'
import { type BulkResult, type BulkRun, findLeftOver } from './bulk-run.ts'
import { describeResult, findDone, findRefused, formatNumbers, formatOrders, formatSum } from './bulk-words.ts'

/** Another user was faster, or the order no longer exists: the user opens it instead of trying again. */
const isChanged = ({ refusal }: BulkResult): boolean =>
  refusal !== null &&
  (refusal.status === 404 ||
    refusal.status === 403 ||
    ['notNow', 'notEditable', 'agreed', 'alreadyReleased', 'alreadySent'].includes(refusal.reason ?? ''))

type RefusalProps = { readonly run: BulkRun; readonly result: BulkResult; readonly onLeave: () => void }

/** The next step after a refusal: the current order, or the dialog for the missing input. */
const NextStep = ({ run, result, onLeave }: RefusalProps) => {
  const { order } = result
  const { retry } = run.action
  const tryAgain = useOrderCommand(run.commandId, order)
  const open = useOrderCommand('details', order)
  const leave = (go: (() => void) | null) => () => {
    onLeave()
    go?.()
  }
  if (retry !== undefined && tryAgain !== null && !isChanged(result)) {
    return <ActionButton label={retry} name={`${retry} do pedido ${order.id}`} size="compact" onRun={leave(tryAgain)} />
  }
  const label = isChanged(result) ? 'Ver como está' : 'Abrir pedido'
  return <ActionButton label={label} name={`${label}: pedido ${order.id}`} size="compact" onRun={leave(open)} />
}

const Refusal = (props: RefusalProps) => {
  const { order, refusal } = props.result
  return (
    <li>
      <AppLink to={`/pedidos/${order.id}`}>{order.id}</AppLink>
      <span>{order.customerName ?? 'Cliente não informado'}</span>
      <span className={classes.reason}>
        <IconCircleX size={16} aria-hidden />
        {refusal?.message}
      </span>
      <span className={classes.way}>
        <NextStep {...props} />
      </span>
    </li>
  )
}

const toCsv = ({ results, action }: BulkRun): string => {
  const lines = results.map(({ order, refusal }) => [
    String(order.id),
    order.customerName ?? '',
    refusal === null ? action.done.one : 'recusado',
    refusal?.message ?? '',
  ])
  const cells = [['Nº', 'Cliente', 'Resultado', 'Motivo'], ...lines]
  return byteOrderMark + cells.map((line) => line.map((text) => quoteCsv(withoutFormula(text))).join(';')).join('\r\n')
}

export type BulkResultDialogProps = { readonly run: BulkRun; readonly onClose: () => void }

const Footer = ({ run, onClose }: BulkResultDialogProps) => (
  <>
    <ActionButton
      label="Exportar resultado"
      variant="text"
      icon={<IconDownload size={16} aria-hidden />}
      onRun={() => saveFile(new Blob([toCsv(run)], { type: 'text/csv;charset=utf-8' }), 'Resultado.csv')}
    />
    <ActionButton label="Voltar à lista" onRun={onClose} />
  </>
)

/** USE-025: the completed orders together; each refused order with its reason and a next step. */
export const BulkResultDialog = ({ run, onClose }: BulkResultDialogProps) => {
  const done = findDone(run).map(({ order }) => order)
  const refused = findRefused(run)
  const unstarted = findLeftOver(run).length - refused.length
  const sum = formatSum(done)
  return (
    <Dialog
      isOpen
      width="product"
      title={describeResult(run)}
      onClose={onClose}
      footer={<Footer run={run} onClose={onClose} />}
    >
      <div className={classes.content}>
        {refused.length > 0 && <p className={classes.dim}>Os recusados continuam selecionados na lista.</p>}
        {done.length > 0 && (
          <Notice tone="success" isInline>
            <strong>{run.action.doneLabel}:</strong> {formatNumbers(done)}
            {sum !== '' && ` · ${sum}`}
          </Notice>
        )}
        {unstarted > 0 && (
          <Notice tone="attention" isInline>
            {formatOrders(unstarted)} ficaram como estavam: a ação parou antes.
          </Notice>
        )}
        {refused.length > 0 && (
          <ul className={classes.refusals} aria-label="Recusados">
            {refused.map((result) => (
              <Refusal key={result.order.id} run={run} result={result} onLeave={onClose} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
