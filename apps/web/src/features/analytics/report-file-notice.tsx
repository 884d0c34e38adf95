import { downloadReportFile, type ReportFile, showReportFile } from '@girassol/contract/analytics'
import { describeReport } from '@girassol/domain/analytics'
import { type ReactNode, useState } from 'react'
import { isRefusal } from '../../lib/api-error.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useDownload } from '../../lib/use-download.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './figures.module.css'

const pollMs = 3000

const Download = ({ file }: { readonly file: ReportFile }) => {
  const name = `${describeReport(file.report).title}.${file.format}`
  const download = useDownload(
    downloadReportFile,
    { params: { id: file.id } },
    { name, failure: 'Não deu para baixar o arquivo. Tente de novo.' },
  )
  return (
    <ActionButton
      label="Baixar o arquivo"
      runningLabel="Baixando…"
      variant="next"
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}

const tones = { WAITING: 'info', LATE: 'attention', READY: 'success' } as const

const describe = (file: ReportFile): string => {
  if (file.state === 'WAITING')
    return 'O arquivo está sendo preparado. Pode sair desta tela: o sino avisa quando terminar.'
  if (file.state === 'LATE')
    return 'Não deu para guardar o arquivo. O portal tenta de novo, e o sino avisa quando terminar.'
  return `${file.format.toUpperCase()} · ${formatFileSize(file.sizeBytes ?? 0)} · disponível até ${formatDateTime(file.expiresAt)}`
}

const FileState = ({ file, close }: { readonly file: ReportFile; readonly close: ReactNode }) => (
  <Notice
    tone={tones[file.state]}
    title={`Arquivo: ${describeReport(file.report).title}`}
    action={
      <div className={classes.tools}>
        {file.state === 'READY' && <Download file={file} />}
        {close}
      </div>
    }
  >
    <p role="status">{describe(file)}</p>
  </Notice>
)

type ReportFileNoticeProps = { readonly id: string; readonly onClose: () => void }

/** C-214: the file of the address, which a worker writes: its state until it is ready, then its download. */
export const ReportFileNotice = ({ id, onClose }: ReportFileNoticeProps) => {
  const [isSettled, setSettled] = useState(false)
  const { data, error, refetch, isFetching } = useEndpointQuery(
    showReportFile,
    { params: { id } },
    { refetchInterval: isSettled ? false : pollMs },
  )
  const settles = data?.state === 'READY' || error !== null
  if (settles !== isSettled) setSettled(settles)
  const close = <ActionButton label="Fechar" name="Fechar o aviso do arquivo" variant="text" onRun={onClose} />
  const box = (content: ReactNode) => <div className={classes.file}>{content}</div>
  if (isRefusal(error)) {
    const text =
      error.status === 403 ? error.message : 'O arquivo deste link não está mais disponível: cada um vale por 24 horas.'
    return box(
      <Notice tone="info" action={close}>
        <p>{text}</p>
      </Notice>,
    )
  }
  if (data !== undefined) return box(<FileState file={data} close={close} />)
  return error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
}
