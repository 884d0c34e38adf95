import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

export type BranchCodes = { readonly companyCode: string; readonly branchCode: string }
export type BranchRow = BranchCodes & { readonly name: string }

const is = ({ companyCode, branchCode }: BranchCodes): Expression<SqlBool> =>
  sql<SqlBool>`company_code = ${companyCode} and branch_code = ${branchCode}`

/** False if a branch already has these codes. */
export const insertBranch = async (tx: Tx, { companyCode, branchCode, name }: BranchRow): Promise<boolean> => {
  const added = await tx
    .insertInto('branch')
    .values({ company_code: companyCode, branch_code: branchCode, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  return added !== undefined
}

/** The name of a branch, locked until the transaction ends. */
export const lockBranch = async (tx: Tx, codes: BranchCodes): Promise<string | undefined> =>
  (await tx.selectFrom('branch').select('name').where(is(codes)).forUpdate().executeTakeFirst())?.name

export const renameBranch = async (tx: Tx, { name, ...codes }: BranchRow): Promise<void> => {
  await tx.updateTable('branch').set({ name }).where(is(codes)).execute()
}

export const deleteBranch = async (tx: Tx, codes: BranchCodes): Promise<void> => {
  await tx.deleteFrom('branch').where(is(codes)).execute()
}

/** Whether an order or a seller refers to the branch. */
export const isBranchUsed = async (tx: Tx, codes: BranchCodes): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from seller where ${is(codes)}) or exists (select from orders where ${is(codes)}) as used
  `.execute(tx)
  return rows[0]?.used === true
}
