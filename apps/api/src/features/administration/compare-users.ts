import type { UserFields, UserView } from '@girassol/contract/administration'
import type { ImportChange } from '@girassol/contract/http/file-import'
import { canGrantRoles, canHaveRoles, canLoseAdministrator, userRefusals } from '@girassol/domain/administration'
import type { Decision } from '@girassol/domain/shared'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'
import { type ComparedRows, changedCells } from '../../spreadsheets/import-preview.ts'
import type { CsvContent } from '../../spreadsheets/read-csv.ts'
import { readUserRows, toUserCells, type UserFileRow } from './user-file.ts'
import { findUsersByEmail } from './user-queries.ts'
import { lockAdministrators } from './user-store.ts'

/** A user that the file adds or changes. */
export type WantedUser = { readonly before: UserView | null; readonly fields: UserFields }
export type ComparedUsers = ComparedRows & { readonly users: readonly WantedUser[] }

type Seller = { readonly id: number; readonly erpCode: string }
type Stored = {
  readonly actor: Actor
  readonly users: ReadonlyMap<string, UserView>
  readonly sellers: ReadonlyMap<string, Seller>
  /** Administrators who can log in. */
  readonly administrators: readonly number[]
}

const findSellers = async (tx: Tx, rows: readonly UserFileRow[]): Promise<Stored['sellers']> => {
  const codes = rows.flatMap(({ cells }) => cells.integrador ?? [])
  if (codes.length === 0) return new Map()
  const found = await tx.selectFrom('seller').select(['id', 'erp_code']).where('erp_code', 'in', codes).execute()
  return new Map(found.map(({ id, erp_code }) => [erp_code, { id, erpCode: erp_code }]))
}

type Comparing = { readonly row: UserFileRow; readonly before: UserView | null; readonly seller: Seller | null }

/** The values of the row; an empty cell leaves the value of an existing user unchanged. */
const toFields = ({ row: { cells }, before, seller }: Comparing): UserFields => ({
  name: cells.nome,
  // The e-mail identifies the row: a difference in case is no change.
  email: before?.email ?? cells.email,
  roles: cells.papeis,
  sellerId: seller?.id ?? null,
  canViewProductPrices: cells.ve_precos ?? before?.canViewProductPrices ?? true,
  canViewMarginLiquid: cells.ve_margem ?? before?.canViewMarginLiquid ?? false,
  getsEmails: cells.recebe_emails ?? before?.getsEmails ?? true,
})

const listSentences = (column: string, decision: Decision<keyof typeof userRefusals>): string[] =>
  decision.allowed ? [] : [`coluna ${column}: ${userRefusals[decision.refusal]}`]

/** Why these roles cannot be assigned: the same rules as in the user form (AUTH-020, C-140). */
const findRefusals = ({ before }: Comparing, fields: UserFields, { actor, administrators }: Stored): string[] => {
  const losesRole = before?.roles.includes('ADMINISTRATOR') === true && !fields.roles.includes('ADMINISTRATOR')
  const loss = {
    isSelf: before?.id === actor.userId,
    losesRole,
    losesAccess: false,
    othersLeft: administrators.filter((id) => id !== before?.id).length,
  }
  const roleDecision = canHaveRoles(fields.roles, fields.sellerId)
  const column = !roleDecision.allowed && roleDecision.refusal !== 'rolesMissing' ? 'integrador' : 'papeis'
  return [
    ...listSentences(column, roleDecision),
    ...listSentences('papeis', canGrantRoles(actor.roles, fields.roles)),
    ...(losesRole ? listSentences('papeis', canLoseAdministrator(loss)) : []),
  ]
}

const toChange = ({ row, before, seller }: Comparing, fields: UserFields): ImportChange => {
  const old = before && toUserCells({ ...before, sellerCode: before.seller?.erpCode ?? '' })
  const cells = changedCells(old, toUserCells({ ...fields, sellerCode: seller?.erpCode ?? '' }))
  return { line: row.line, name: fields.name, isNew: before === null, cells }
}

const compareRow = (row: UserFileRow, stored: Stored, hasSellerColumn: boolean) => {
  const before = stored.users.get(row.cells.email.toLowerCase()) ?? null
  const code = row.cells.integrador
  const known = hasSellerColumn ? null : (before?.seller ?? null)
  const seller = code === undefined ? known : (stored.sellers.get(code) ?? null)
  const { line } = row
  if (code !== undefined && seller === null)
    return { problems: [{ line, reason: `coluna integrador: não existe integrador com o código ${code}` }] }
  const comparing = { row, before, seller }
  const fields = toFields(comparing)
  const refusals = findRefusals(comparing, fields, stored)
  if (refusals.length > 0) return { problems: refusals.map((reason) => ({ line, reason })) }
  return { problems: [], user: { before, fields }, change: toChange(comparing, fields) }
}

/** Compares a file of users with the stored users, by e-mail (C-140); users that are not in the file do not change. */
export const compareUsers = async (tx: Tx, actor: Actor, content: CsvContent): Promise<ComparedUsers> => {
  const read = readUserRows(content.rows)
  const emails = read.rows.map(({ cells }) => cells.email.toLowerCase())
  const administrators = await lockAdministrators(tx)
  const found = await findUsersByEmail(tx, emails, actor.userId)
  const users = new Map(found.map((user) => [user.email.toLowerCase(), user]))
  const stored = { actor, users, administrators, sellers: await findSellers(tx, read.rows) }
  const hasSellerColumn = content.columns.includes('integrador')
  const compared = read.rows.map((row) => compareRow(row, stored, hasSellerColumn))
  const good = compared.flatMap(({ user, change }) => (user && change ? [{ user, change }] : []))
  const moved = good.filter(({ change }) => change.cells.length > 0)
  return {
    users: moved.map(({ user }) => user),
    changes: moved.map(({ change }) => change),
    unchanged: good.length - moved.length,
    problems: [...read.problems, ...compared.flatMap(({ problems }) => problems)],
  }
}
