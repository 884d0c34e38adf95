import type { ProposalView } from '@girassol/contract/proposals'
import type { FinancingLine } from '@girassol/domain/proposals'

/**
 * The financing lines of a version as they are shown (PROP-021). Instalments follow with the Tabela Price of C-166; until
 * then they are null, and screens leave them out.
 */
export const toFinancingView = (lines: readonly FinancingLine[]): ProposalView['financing'] =>
  lines.map((line) => ({ ...line, instalment: null, total: null, differenceToSaving: null }))
