import {
  downloadPersonExport,
  type PersonExport,
  requestPersonExport,
  showPersonExport,
} from '@girassol/contract/privacy'
import { useState } from 'react'
import { formatFileSize } from '../../lib/file-size.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useDownload } from '../../lib/use-download.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import classes from './privacy.module.css'

const pollMs = 2000

const Download = ({ exported }: { readonly exported: PersonExport }) => {
  const download = useDownload(
    downloadPersonExport,
    { params: { export: exported.id } },
    { name: 'dados-do-titular.zip', failure: 'Não foi possível baixar a exportação.' },
  )
  return (
    <ActionButton
      label="Baixar o ZIP"
      runningLabel="Baixando…"
      variant="next"
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}

const Requested = ({ exported }: { readonly exported: PersonExport }) => {
  const request = { params: { export: exported.id } }
  const { data = exported } = useEndpointQuery(showPersonExport, request, { refetchInterval: pollMs })
  if (data.state === 'WAITING') return <ActionButton label="Preparando o ZIP…" isRunning />
  return (
    <div className={classes.ready}>
      <Download exported={data} />
      <p className={classes.reason}>
        {formatFileSize(data.sizeBytes ?? 0)} · disponível até {formatDateTime(data.expiresAt)}
      </p>
    </div>
  )
}

/** Has the ZIP made, waits for it, then offers it for 24 hours (SEC-022). */
export const PersonExportButton = ({ subject }: { readonly subject: string }) => {
  const [exported, setExported] = useState<PersonExport>()
  const request = useEndpointMutation(requestPersonExport, { onSuccess: setExported })
  if (exported !== undefined) return <Requested exported={exported} />
  return (
    <ActionButton
      label="Exportar os dados"
      runningLabel="Pedindo…"
      variant="next"
      isRunning={request.isPending}
      onRun={() => request.mutate({ body: { subject } })}
    />
  )
}
