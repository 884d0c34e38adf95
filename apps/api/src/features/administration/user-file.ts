import { userBody } from '@girassol/contract/administration/user-body'
import { type Role, roleLabels, roles } from '@girassol/domain/access'
import { optionalUserColumns, requiredUserColumns, type UserColumn } from '@girassol/domain/administration'
import { plainWord } from '@girassol/domain/shared'
import { z } from 'zod'
import { cellReason, listCellReasons } from '../../spreadsheets/cell-reasons.ts'
import type { FileRow } from '../../spreadsheets/csv-content.ts'
import type { FileCells, RowProblem } from '../../spreadsheets/import-preview.ts'
import type { ExpectedFile } from '../../spreadsheets/read-sent-csv.ts'

export const expectedUserFile: ExpectedFile = {
  what: 'o arquivo de usuários',
  nothing: 'nenhum usuário',
  required: requiredUserColumns,
  optional: optionalUserColumns,
  mostRows: 300,
}

const roleByWord = new Map<string, Role>(roles.map((role) => [plainWord(roleLabels[role]), role]))

/** 'Comercial, Financeiro' → the roles, each once; refuses an unknown name. */
const roleCell = z.string().transform((text, context) => {
  const words = text
    .split(/[,|]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const unknown = words.find((word) => !roleByWord.has(plainWord(word)))
  if (unknown !== undefined) context.addIssue({ code: 'custom', message: `não existe o papel ${unknown}`, input: text })
  return [...new Set(words.flatMap((word) => roleByWord.get(plainWord(word)) ?? []))]
})

const flagCell = z
  .string()
  .transform((text) => text.toUpperCase())
  .pipe(z.enum(['S', 'N']))
  .transform((letter) => letter === 'S')
  .optional()

const columns = z.strictObject({
  nome: userBody.shape.name,
  email: userBody.shape.email,
  papeis: roleCell,
  integrador: z.string().max(30).optional(),
  ve_precos: flagCell,
  ve_margem: flagCell,
  recebe_emails: flagCell,
} satisfies Record<UserColumn, z.core.$ZodType>)

export type UserFileRow = { readonly line: number; readonly cells: z.output<typeof columns> }

/** The rows of a file of users; every wrong row with its line and column, including a repeated e-mail. */
export const readUserRows = (fileRows: readonly FileRow[]) => {
  const rows: UserFileRow[] = []
  const problems: RowProblem[] = []
  const lines = new Map<string, number>()
  for (const { line, cells, reasons } of fileRows) {
    if (reasons) {
      problems.push(...reasons.map((reason) => ({ line, reason })))
      continue
    }
    const { data, error } = columns.safeParse(cells, { error: cellReason })
    if (data === undefined) {
      problems.push(...listCellReasons(error).map((reason) => ({ line, reason })))
      continue
    }
    const first = lines.get(data.email.toLowerCase())
    if (first !== undefined) problems.push({ line, reason: `coluna email: ${data.email} já está na linha ${first}` })
    else rows.push({ line, cells: data })
    lines.set(data.email.toLowerCase(), first ?? line)
  }
  return { rows, problems }
}

type FileUser = {
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly sellerCode: string
  readonly canViewProductPrices: boolean
  readonly canViewMarginLiquid: boolean
  readonly getsEmails: boolean
}

const writeFlag = (value: boolean): string => (value ? 'S' : 'N')

/** A user as a row of the file; the roles are in the order of the product, so that another order is no change. */
export const toUserCells = (user: FileUser): FileCells & Record<UserColumn, string> => ({
  nome: user.name,
  email: user.email,
  papeis: roles
    .filter((role) => user.roles.includes(role))
    .map((role) => roleLabels[role])
    .join(', '),
  integrador: user.sellerCode,
  ve_precos: writeFlag(user.canViewProductPrices),
  ve_margem: writeFlag(user.canViewMarginLiquid),
  recebe_emails: writeFlag(user.getsEmails),
})
