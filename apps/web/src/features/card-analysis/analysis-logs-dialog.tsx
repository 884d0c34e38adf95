import { type CardAnalysisView, listCardAnalysisLogs } from '@girassol/contract/card-analysis'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { formatLogTime } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import classes from './card-analysis.module.css'

type Log = ResponseFor<typeof listCardAnalysisLogs>['data'][number]

const looks = {
  CONSULT: { tone: 'info', label: 'CONSULTA' },
  analysis: { tone: 'attention', label: 'ANÁLISE' },
} as const

const LogTable = ({ logs }: { readonly logs: readonly Log[] }) => (
  <table className={classes.logs}>
    <thead className={classes.logsHead}>
      <tr>
        {['Descrição', 'Usuário', 'Criado em', 'Tipo'].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {logs.map(({ description, user, createdAt, type }) => (
        <tr key={`${createdAt} ${type} ${description}`} className={classes.log}>
          <td>{description}</td>
          <td className={classes.logMeta}>{user.name}</td>
          <td className={classes.logMeta}>{formatLogTime(createdAt)}</td>
          <td>
            <StatusPill {...looks[type]} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Logs = ({ id }: Pick<CardAnalysisView, 'id'>) => {
  const found = useEndpointQuery(listCardAnalysisLogs, { query: { id } }, { refetchOnMount: 'always' })
  if (found.data === undefined) {
    return found.error === null ? (
      <SkeletonLines lines={3} />
    ) : (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
    )
  }
  if (found.data.data.length === 0) return <EmptyState title="Nenhum log encontrado" />
  return <LogTable logs={found.data.data} />
}

export type AnalysisDialogProps = { readonly analysis: CardAnalysisView; readonly onClose: () => void }

/** CCA-008, CCA-009: who checked the cards and who confirmed the payment, latest first. */
export const AnalysisLogsDialog = ({ analysis, onClose }: AnalysisDialogProps) => (
  <Dialog
    isOpen
    width="table"
    title="Logs de Análise"
    onClose={onClose}
    footer={<ActionButton label="Fechar" onRun={onClose} />}
  >
    <div className={classes.content}>
      <p className={classes.note}>
        Pedido {analysis.invoice.id} · {analysis.costumerName}
      </p>
      <Logs id={analysis.id} />
    </div>
  </Dialog>
)
