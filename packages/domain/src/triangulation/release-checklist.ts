import { moveSentences } from '../orders/moves/move-sentences.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** What the release of an operation depends on, as it is filled in now. */
export type ReleaseFacts = {
  readonly hasCustomer: boolean
  readonly hasTotal: boolean
  readonly fileCount: number
  /** Nothing was changed since the last save. */
  readonly isSaved: boolean
  /** The order is in INVOICE_BILLED. */
  readonly isBilled: boolean
}

/** TRI-011, TRI-012: a complete and saved operation of a billed order is released. */
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

/** The rule of the release as a list: each fact with whether it holds (C-76, C-77). */
export const releaseChecklist = (
  facts: ReleaseFacts,
): readonly { item: ReleaseItem; label: string; isDone: boolean }[] => [
  { item: 'customer', label: 'Cliente escolhido', isDone: facts.hasCustomer },
  { item: 'total', label: 'Valor total informado', isDone: facts.hasTotal },
  { item: 'files', label: 'Nota fiscal anexada', isDone: facts.fileCount > 0 },
  { item: 'saved', label: 'Alterações salvas', isDone: facts.isSaved },
  { item: 'billed', label: 'Pedido faturado', isDone: facts.isBilled },
]
