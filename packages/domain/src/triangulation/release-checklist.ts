import { moveSentences } from '../orders/moves/move-sentences.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The facts that the release of an operation depends on, with the current values of the form. */
export type ReleaseFacts = {
  readonly hasCustomer: boolean
  readonly hasTotal: boolean
  readonly fileCount: number
  /** No change since the last save. */
  readonly isSaved: boolean
  /** The order is in INVOICE_BILLED. */
  readonly isBilled: boolean
}

/** TRI-011, TRI-012: only a complete and saved operation of a billed order may be released. */
export const canReleaseOperation = ({ hasCustomer, hasTotal, fileCount, isSaved, isBilled }: ReleaseFacts) =>
  firstRefusal(
    [!isBilled, 'notBilled'],
    [!hasCustomer || !hasTotal || fileCount === 0, 'incomplete'],
    [!isSaved, 'unsaved'],
  )

export const operationReleaseSentences = {
  notBilled: 'Só com o pedido faturado',
  incomplete: moveSentences.operationIncomplete,
  unsaved: 'Salve as alterações para liberar',
} as const satisfies Record<RuleRefusal<typeof canReleaseOperation>, string>

export type ReleaseItem = 'customer' | 'total' | 'files' | 'saved' | 'billed'

/** The conditions of the release as a list, each with whether it is met (C-76, C-77). */
export const releaseChecklist = (
  facts: ReleaseFacts,
): readonly { item: ReleaseItem; label: string; isDone: boolean }[] => [
  { item: 'customer', label: 'Cliente escolhido', isDone: facts.hasCustomer },
  { item: 'total', label: 'Valor total informado', isDone: facts.hasTotal },
  { item: 'files', label: 'Nota fiscal anexada', isDone: facts.fileCount > 0 },
  { item: 'saved', label: 'Alterações salvas', isDone: facts.isSaved },
  { item: 'billed', label: 'Pedido faturado', isDone: facts.isBilled },
]
