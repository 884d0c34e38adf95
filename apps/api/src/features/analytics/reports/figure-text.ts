import type { ColumnKind } from '@girassol/domain/analytics'

const withDecimals = (value: number, decimals: number): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

const writers: Readonly<Record<ColumnKind, (value: number) => string>> = {
  count: (value) => withDecimals(value, 0),
  money: (value) => `R$ ${withDecimals(value, 2)}`,
  kwp: (value) => `${withDecimals(value, 2)} kWp`,
  percent: (value) => `${withDecimals(value, 1)}%`,
  days: (value) => `${withDecimals(value, 1)} dias`,
  perWp: (value) => `R$ ${withDecimals(value, 2)}/Wp`,
  per100: (value) => withDecimals(value, 1),
}

/** A figure as it is written in a letter; '–' where there is none. */
export const writeFigureText = (value: number | null | undefined, kind: ColumnKind = 'count'): string =>
  value === null || value === undefined ? '–' : writers[kind](value)
