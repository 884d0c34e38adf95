import { formatCents, formatDate, formatDateTime, formatReais, formatRelative, hidden, missing } from '../lib/format.ts'
import { Tip } from './tip.tsx'

const noPermission = 'Seu perfil não mostra este valor.'

/** '—' when the user may not see the value, with the reason as a tip. */
export const HiddenValue = ({ reason = noPermission }: { readonly reason?: string }) => (
  <Tip label={reason}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason must be reachable by keyboard */}
    <span tabIndex={0}>
      <span aria-hidden>{hidden}</span>
      <span className="hidden-visually">{reason}</span>
    </span>
  </Tip>
)

type Money = { readonly cents: number | null } | { readonly reais: number | null }

/** Money in reais, as in the API, or in cents; null means no permission to see it (C-29). */
export const MoneyText = ({ reason, ...money }: Money & { readonly reason?: string }) => {
  const value = 'cents' in money ? money.cents : money.reais
  if (value === null) return <HiddenValue {...(reason !== undefined && { reason })} />
  return <span className="figures">{'cents' in money ? formatCents(value) : formatReais(value)}</span>
}

export type DateTextProps = {
  readonly iso: string | null
  /** 'há 28 minutos' needs the current time. */
  readonly relativeTo?: Date
  readonly withTime?: boolean
}

/** A day, a day with its time, or the elapsed time with the full date in the title; '-' when there is none. */
export const DateText = ({ iso, relativeTo, withTime = false }: DateTextProps) => {
  if (iso === null) return missing
  const full = withTime ? formatDateTime(iso) : formatDate(iso)
  return (
    <time dateTime={iso} className="figures" title={relativeTo ? formatDateTime(iso) : undefined}>
      {relativeTo ? formatRelative(iso, relativeTo) : full}
    </time>
  )
}
