import { formatLongDay } from '../../lib/format.ts'
import { useSession } from '../../shell/session.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const saoPauloHour = new Intl.DateTimeFormat('pt-BR', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Sao_Paulo',
})

/** 'Bom dia, Marina', by the clock of São Paulo. */
export const greetingOf = (name: string, now: Date): string => {
  const hour = Number(saoPauloHour.format(now))
  const greeting = hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite'
  return `${greeting}, ${name.trim().split(/\s+/)[0] ?? name}`
}

export const HomeScreen = () => {
  const { name } = useSession()
  const now = new Date()
  return (
    <PageHeader
      title={greetingOf(name, now)}
      windowTitle="Início"
      aside={<span style={{ color: 'var(--g-dim)' }}>{formatLongDay(now)}</span>}
    />
  )
}
