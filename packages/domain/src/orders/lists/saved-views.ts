import { firstRefusal, type RuleRefusal } from '../../shared/decision.ts'
import { withoutAccents } from '../../shared/text.ts'

/** Enough to choose from at a glance. */
const mostViews = 12

const plain = (name: string): string => withoutAccents(name.trim()).toLowerCase()

/** Whether a user may save a view under a name; names are compared without accents and case. */
export const canSaveView = (name: string, saved: readonly string[]) =>
  firstRefusal(
    [saved.some((each) => plain(each) === plain(name)), 'viewNameTaken'],
    [saved.length >= mostViews, 'tooManyViews'],
  )

export const savedViewSentences = {
  viewNameTaken: 'Você já tem uma visão com este nome.',
  tooManyViews: `Você já tem ${mostViews} visões. Remova uma para salvar outra.`,
} as const satisfies Record<RuleRefusal<typeof canSaveView>, string>
