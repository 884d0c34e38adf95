/** C-140: why the branches stay as they are. */
export const branchRefusals = {
  branchExists: 'Já existe uma filial com estes códigos.',
  branchInUse: 'Há pedidos ou integradores desta filial: ela pode ser renomeada, mas não removida.',
} as const

/** A company or a branch as the ERP calls it (DET-066). */
export const branchCodePattern = /^\w{1,4}$/
export const branchCodeSentence = 'Até 4 letras ou números'

/** A branch as orders name it: 'company,branch' (DET-066). */
export const toBranchCode = (branch: { readonly companyCode: string; readonly branchCode: string }): string =>
  `${branch.companyCode},${branch.branchCode}`
