import {
  type CompanyExport,
  downloadCompanyExport,
  findCompanyExport,
  requestCompanyExport,
} from '@girassol/contract/company-export'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../access/session.tsx'
import { formatFileSize } from '../../lib/file-size.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useDownload } from '../../lib/use-download.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './company-export.module.css'

const pollMs = 3000

const Download = ({ made }: { readonly made: CompanyExport }) => {
  const download = useDownload(
    downloadCompanyExport,
    { params: { id: made.id } },
    { name: 'dados-da-empresa.zip', failure: 'Não foi possível baixar os dados. Tente de novo.' },
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

const describe = (latest: CompanyExport | null): string => {
  if (latest === null) return 'O link chega por e-mail e vale por 24 horas.'
  if (latest.state === 'WAITING') return 'Pode sair desta tela; avisamos por e-mail quando terminar.'
  return `Pedido por ${latest.requestedBy} · ${formatFileSize(latest.sizeBytes ?? 0)} · disponível até ${formatDateTime(latest.expiresAt)}`
}

/** Whether the mail's link leads to a file that has expired; a newer one may have taken its place. */
const useIsLinkOver = (latest: CompanyExport | null): boolean => {
  const { exportacao }: { exportacao?: unknown } = useSearch({ strict: false })
  return typeof exportacao === 'string' && exportacao !== latest?.id
}

const ExportState = ({ latest }: { readonly latest: CompanyExport | null }) => {
  const isLinkOver = useIsLinkOver(latest)
  const request = useEndpointMutation(requestCompanyExport, { refreshes: [findCompanyExport] })
  return (
    <>
      {isLinkOver && (
        <Notice tone="info">O arquivo deste link não está mais disponível: cada um vale por 24 horas.</Notice>
      )}
      <div className={classes.actions}>
        {latest?.state === 'READY' && <Download made={latest} />}
        {latest?.state === 'WAITING' ? (
          <ActionButton label="Preparando os dados…" isRunning />
        ) : (
          <ActionButton
            label={latest === null ? 'Exportar os dados' : 'Exportar de novo'}
            runningLabel="Pedindo…"
            {...(latest === null && { variant: 'next' })}
            isRunning={request.isPending}
            onRun={() => request.mutate({})}
          />
        )}
      </div>
      <p className={classes.state} role="status">
        {describe(latest)}
      </p>
    </>
  )
}

const Latest = () => {
  const [isWaiting, setWaiting] = useState(false)
  const { data, error, refetch, isFetching } = useEndpointQuery(
    findCompanyExport,
    {},
    { refetchInterval: isWaiting ? pollMs : false },
  )
  if (data !== undefined && (data?.state === 'WAITING') !== isWaiting) setWaiting(!isWaiting)
  if (data !== undefined) return <ExportState latest={data} />
  if (error === null) return <SkeletonLines lines={2} />
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
}

/** COMP-019: has all data of the company put into a file, for its ADMIN; nothing for other users. */
export const CompanyExportCard = () => {
  const mayExport = useCan('company.export')
  if (!mayExport) return null
  return (
    <Card title="Dados da empresa">
      <p className={classes.what}>
        Um ZIP com clientes, obras, propostas, orçamentos, negociações, pedidos, pontos e ocorrências, cada lista em um
        arquivo CSV.
      </p>
      <Latest />
    </Card>
  )
}
