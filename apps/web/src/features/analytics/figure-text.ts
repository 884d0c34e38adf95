import type { ColumnKind } from '@girassol/domain/analytics'
import { formatCount, formatPercent, formatPower, formatReais, formatReaisPerWatt } from '../../lib/format.ts'

/** Shown where a figure does not exist (ANA-003). */
const none = '–'

const oneDecimal = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })

const writers: Readonly<Record<ColumnKind, (value: number) => string>> = {
  count: formatCount,
  money: formatReais,
  kwp: (value) => formatPower(value * 1000),
  percent: (value) => formatPercent(value, 1),
  days: (value) => `${oneDecimal(value)} ${value === 1 ? 'dia' : 'dias'}`,
  perWp: formatReaisPerWatt,
  per100: oneDecimal,
}

/** A figure as it is written. */
export const writeFigure = (value: number | null | undefined, kind: ColumnKind): string =>
  value === null || value === undefined ? none : writers[kind](value)
