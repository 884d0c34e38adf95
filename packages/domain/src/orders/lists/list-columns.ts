import { isIntegratorType } from '../../access/can.ts'
import type { Role } from '../../access/roles.ts'

type ColumnRow = {
  readonly label: string
  /** Columns that only the list or only the file has; undefined means both. */
  readonly only?: 'list' | 'file'
  /** The header in the file, where a plain number needs its unit. */
  readonly fileLabel?: string
  /** A fixed column is always shown, in its default place (USE-025). */
  readonly isFixed?: true
  /** Who has the column; undefined means every user (ORD-009…015). */
  readonly isFor?: (roles: readonly Role[]) => boolean
  /** Who sees the column by default; undefined means every user. */
  readonly isShownFor?: (roles: readonly Role[]) => boolean
}

const isStaff = (roles: readonly Role[]): boolean => !isIntegratorType(roles)
const never = (): boolean => false

/**
 * The columns of the order list and of its file, in their order. A user chooses and moves those of the list (USE-025);
 * the file always has all of its columns.
 */
export const orderColumns = {
  number: { label: 'Nº', isFixed: true },
  createdAt: { label: 'Criado em', isShownFor: never },
  finishedAt: { label: 'Finalização', only: 'file' },
  age: { label: 'Parado há', isShownFor: isStaff, only: 'list' },
  approvedAt: { label: 'Aprovação' },
  customer: { label: 'Cliente', isFixed: true },
  seller: { label: 'Responsável', isFor: isStaff },
  payment: { label: 'Pagamento', isShownFor: never },
  delivery: { label: 'Previsão de entrega', isFor: isIntegratorType },
  power: { label: 'Potência (kWp)', only: 'file' },
  total: { label: 'Valor total', fileLabel: 'Valor total (R$)', isFixed: true },
  status: { label: 'Status', isFixed: true },
} as const satisfies Record<string, ColumnRow>

type Columns = typeof orderColumns
type AnyColumn = keyof Columns
type ColumnsOnlyIn<Place extends 'list' | 'file'> = {
  [Name in AnyColumn]: Columns[Name] extends { readonly only: Place } ? Name : never
}[AnyColumn]

export type OrderColumn = Exclude<AnyColumn, ColumnsOnlyIn<'file'>>
export type OrderFileColumn = Exclude<AnyColumn, ColumnsOnlyIn<'list'>>

const everyColumn = Object.keys(orderColumns) as readonly AnyColumn[]
const getColumn = (name: AnyColumn): ColumnRow => orderColumns[name]
const isInList = (name: AnyColumn): name is OrderColumn => getColumn(name).only !== 'file'
const isInFile = (name: AnyColumn): name is OrderFileColumn => getColumn(name).only !== 'list'

export const orderColumnNames = everyColumn.filter(isInList) as [OrderColumn, ...OrderColumn[]]

/** One column in the order of the list; a hidden one keeps its place. */
export type ColumnChoice = { readonly name: OrderColumn; readonly isShown: boolean }

export const isFixedColumn = (name: OrderColumn): boolean => getColumn(name).isFixed === true

const isColumnFor = (name: AnyColumn, roles: readonly Role[]): boolean => {
  const { isFor } = getColumn(name)
  return isFor === undefined || isFor(roles)
}

/** The columns of the file for these roles, with their headers (ORD-010, ORD-012). */
export const listFileColumns = (
  roles: readonly Role[],
): readonly { readonly name: OrderFileColumn; readonly header: string }[] =>
  everyColumn
    .filter(isInFile)
    .filter((name) => isColumnFor(name, roles))
    .map((name) => ({ name, header: getColumn(name).fileLabel ?? getColumn(name).label }))

const toUsualChoice = (name: OrderColumn, roles: readonly Role[]): ColumnChoice => {
  const { isShownFor } = getColumn(name)
  return { name, isShown: isShownFor === undefined || isShownFor(roles) }
}

const isSaved = (saved: readonly ColumnChoice[], name: OrderColumn): boolean => saved.some((each) => each.name === name)

/**
 * The columns of a list for these roles, as saved by the user or the defaults. A column that is newer than the saved
 * choice is added at the end, hidden; a fixed one is always shown.
 */
export const arrangeColumns = (
  saved: readonly ColumnChoice[] | null,
  roles: readonly Role[],
): readonly ColumnChoice[] => {
  const usual = orderColumnNames.map((name) => toUsualChoice(name, roles))
  const newer = usual.filter(({ name }) => !isSaved(saved ?? [], name)).map(({ name }) => ({ name, isShown: false }))
  const all = saved === null ? usual : [...saved, ...newer]
  return all
    .filter(({ name }) => isColumnFor(name, roles))
    .map(({ name, isShown }) => ({ name, isShown: isShown || isFixedColumn(name) }))
}

/** Shows or hides a column; a fixed one stays shown. */
export const showColumn = (
  columns: readonly ColumnChoice[],
  name: OrderColumn,
  isShown: boolean,
): readonly ColumnChoice[] =>
  columns.map((each) => (each.name === name ? { name, isShown: isShown || isFixedColumn(name) } : each))

/** Moves a column to another index, from 0; ignores fixed columns and indexes outside the list. */
export const moveColumn = (
  columns: readonly ColumnChoice[],
  name: OrderColumn,
  place: number,
): readonly ColumnChoice[] => {
  const moved = columns.find((each) => each.name === name)
  if (moved === undefined || isFixedColumn(name) || place < 0 || place >= columns.length) return columns
  const rest = columns.filter((each) => each !== moved)
  return [...rest.slice(0, place), moved, ...rest.slice(place)]
}

/** Whether a choice has no column twice. */
export const hasEachColumnOnce = (columns: readonly Pick<ColumnChoice, 'name'>[]): boolean =>
  new Set(columns.map(({ name }) => name)).size === columns.length
