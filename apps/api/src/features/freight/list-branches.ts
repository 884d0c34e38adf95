import type * as contract from '@girassol/contract/freight'
import type { Handler } from '../../http/context.ts'

/** DET-065: the branches that orders are shipped from, by name. */
export const listBranches: Handler<typeof contract.listBranches> = async ({ tx }) => {
  const rows = await tx.selectFrom('branch').selectAll().orderBy('name').execute()
  return rows.map(({ name, company_code, branch_code }) => ({
    name,
    companyCode: company_code,
    branchCode: branch_code,
  }))
}
