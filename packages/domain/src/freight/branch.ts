/** C-140: why a change of the branches is refused. */
export const branchRefusals = {
  branchExists: 'Já existe uma filial com estes códigos.',
  branchInUse: 'Há pedidos ou integradores desta filial: ela pode ser renomeada, mas não removida.',
} as const

/** The code of a company or a branch in the ERP (DET-066). */
export const branchCodePattern = /^\w{1,4}$/
export const branchCodeSentence = 'Até 4 letras ou números'

/** A branch as orders store it: 'company,branch' (DET-066). */
export const toBranchCode = (branch: { readonly companyCode: string; readonly branchCode: string }): string =>
  `${branch.companyCode},${branch.branchCode}`
