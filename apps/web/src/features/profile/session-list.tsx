import type { OpenSession } from '@girassol/contract/session/open-session'
import { isInUse } from '@girassol/domain/session'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { formatDateTime } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { IconList, IconRow } from '../../ui/icon-list.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'

const lastUse = ({ isCurrent, lastUsedAt }: OpenSession, now: Date): string =>
  isCurrent || isInUse(lastUsedAt, now.toISOString()) ? 'Em uso' : `Último uso em ${formatDateTime(lastUsedAt)}`

type RowProps = {
  readonly session: OpenSession
  readonly isEnding: boolean
  readonly onEnd: (() => void) | undefined
}

const SessionRow = ({ session, isEnding, onEnd }: RowProps) => {
  const { device, browser, address, isCurrent } = session
  const now = useNow()
  const name = (
    <>
      {browser} · {device}
      {isCurrent && <StatusPill tone="success" label="Este acesso" />}
    </>
  )
  return (
    <IconRow
      icon={/^(?:Celular|Tablet)/.test(device) ? IconDeviceMobile : IconDeviceDesktop}
      name={name}
      detail={`${lastUse(session, now)}${address === '' ? '' : ` · Rede ${address}`}`}
    >
      {onEnd !== undefined && (
        <ActionButton
          label="Encerrar"
          runningLabel="Encerrando…"
          name={`Encerrar ${browser} · ${device}`}
          size="compact"
          isRunning={isEnding}
          onRun={onEnd}
        />
      )}
    </IconRow>
  )
}

export type SessionListProps = {
  readonly label: string
  readonly sessions: readonly OpenSession[]
  /** The id of the session that is being ended. */
  readonly endingId: string | undefined
  readonly onEnd: (id: string) => void
}

/** SEC-008: sessions with device, browser, network and last use; the current one is ended by 'Sair' alone. */
export const SessionList = ({ label, sessions, endingId, onEnd }: SessionListProps) => (
  <IconList label={label}>
    {sessions.map((session) => (
      <SessionRow
        key={session.id}
        session={session}
        isEnding={session.id === endingId}
        onEnd={session.isCurrent ? undefined : () => onEnd(session.id)}
      />
    ))}
  </IconList>
)
