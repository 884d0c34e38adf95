import type { OrderView } from '@girassol/contract/orders'

export const unknownBranch = 'Filial não encontrada'

/** DET-006: the name of the branch that ships an order. */
export const nameBranch = ({ branchName }: OrderView): string => branchName ?? unknownBranch
