import { dateFormat, formatCep, formatDate, formatPhone, parseInstant, whenUsed } from '@girassol/domain/shared'

export { formatCep, formatDate, formatPhone }

/** The formats of the interface: pt-BR, São Paulo time, a no-break space after R$. */
const nbsp = '\u00A0'

/** Shown when there is no value (specification), and when the user may not see the value. */
export const missing = '-'
export const hidden = '—'

const numbers = (minimum: number, maximum = minimum) =>
  whenUsed(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: minimum, maximumFractionDigits: maximum }))

const twoDecimals = numbers(2)
const power = numbers(2, 3)
const oneDecimal = numbers(1)
const whole = numbers(0)

/** 123456 → 'R$ 1.234,56' (CON-003). */
export const formatCents = (cents: number): string => formatReais(cents / 100)

/** 1234.56 → 'R$ 1.234,56' (CON-003); a discount reads '-R$ 10,00'. */
export const formatReais = (reais: number): string => {
  // Rounded first, so that -0.004 does not become '-R$ 0,00'.
  const rounded = Math.round(Math.abs(reais) * 100) / 100
  const sign = reais < 0 && rounded > 0 ? '-' : ''
  return `${sign}R$${nbsp}${twoDecimals().format(rounded)}`
}

/** 1.84 → 'R$ 1,84/Wp' */
export const formatReaisPerWatt = (reais: number): string => `${formatReais(reais)}/Wp`

/** Watts to '5,50 kWp', with two or three decimals. */
export const formatPower = (watts: number): string => `${power().format(watts / 1000)}${nbsp}kWp`

/** 273.16 → '273,2 kg' */
export const formatWeight = (kilograms: number): string => `${oneDecimal().format(kilograms)}${nbsp}kg`

/** 1.8 → '1,80 m³' */
export const formatVolume = (cubicMetres: number): string => `${twoDecimals().format(cubicMetres)}${nbsp}m³`

/** 12.5 → '12,50%' (CON-004); `decimals` 1 for figures beside others: '14,2%'. */
export const formatPercent = (percent: number, decimals: 1 | 2 = 2): string =>
  `${(decimals === 1 ? oneDecimal : twoDecimals)().format(percent)}%`

/** 184320 → '184.320' */
export const formatCount = (count: number): string => whole().format(count)

export const formatPoints = (points: number): string => `${formatCount(points)} ${points === 1 ? 'ponto' : 'pontos'}`

/** The count of a list: 'mais de 10.000' when the server stopped counting (C-41). */
export const formatTotal = (total: number, isExact: boolean): string =>
  isExact ? formatCount(total) : `mais de ${formatCount(total)}`

const shortDay = dateFormat({ day: '2-digit', month: '2-digit' })
const time = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** A day of this year without the year, for narrow places: '21/11'. */
export const formatShortDate = (iso: string, now: Date): string =>
  formatDate(iso).slice(6) === formatDate(now.toISOString()).slice(6)
    ? shortDay().format(parseInstant(iso))
    : formatDate(iso)

/** '21/11/2026 às 09:14' (USE-014) */
export const formatDateTime = (iso: string): string => `${formatDate(iso)} às ${formatTime(iso)}`

/** '05/03/2024 às 9:07h': the hour in logs has no leading zero (DET-046). */
export const formatLogTime = (iso: string): string => `${formatDate(iso)} às ${formatTime(iso).replace(/^0/, '')}h`

/** '09:42' */
export const formatTime = (iso: string): string => time().format(parseInstant(iso))

/** 'sábado, 21 de novembro' */
export const formatLongDay = (now: Date): string => longDay().format(now)

/** '1 novo', '1.200 novos' */
export const formatCounted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** How far the clock of the browser may be behind the server's: what seems to come happens now. */
const clockToleranceMinutes = 60

/** 'há 28 minutos' up to 24 hours, afterwards the date. */
export const formatRelative = (iso: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - parseInstant(iso).getTime()) / 60_000)
  if (minutes < -clockToleranceMinutes || minutes >= 1440) return formatDate(iso)
  if (minutes <= 0) return 'agora'
  if (minutes < 60) return `há ${formatCounted(minutes, 'minuto', 'minutos')}`
  return `há ${formatCounted(Math.floor(minutes / 60), 'hora', 'horas')}`
}

/** '1 item', '17 itens' */
export const formatItems = (count: number): string => formatCounted(count, 'item', 'itens')
