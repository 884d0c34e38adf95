import type { SuggestionView } from '@girassol/contract/substitutions'
import { useState } from 'react'
import { useCanChange } from '../../access/session.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './suggestion-notice.module.css'

const loadDialog = () => import('./answer-suggestion-dialog.tsx')
const AnswerSuggestionDialog = lazyDialog(async () => (await loadDialog()).AnswerSuggestionDialog)

const describeSwap = ({ replaces, by }: SuggestionView): string => `${replaces.name} por ${by.name}`

/** An open suggestion: for the integrator with its answer, for staff with its end (SUB-010). */
const OpenSuggestion = ({ suggestion }: { readonly suggestion: SuggestionView }) => {
  const mayAnswer = useCanChange('substitution.answer')
  const [isOpen, setOpen] = useState(false)
  return (
    <Notice
      tone="info"
      title={mayAnswer ? `${suggestion.madeBy} sugere uma troca` : 'Troca sugerida ao integrador'}
      action={
        mayAnswer && (
          <ActionButton
            label="Ver e responder"
            name="Ver e responder à troca sugerida"
            load={loadDialog}
            onRun={() => setOpen(true)}
          />
        )
      }
    >
      Trocar {describeSwap(suggestion)}. Vale até {formatDateTime(suggestion.lapsesAt)}.
      {suggestion.text !== null && ` “${suggestion.text}”`}
      {isOpen && <AnswerSuggestionDialog suggestion={suggestion} onClose={() => setOpen(false)} />}
    </Notice>
  )
}

/** What became of the last suggestion, for staff, who wait for it. */
const EndedSuggestion = ({ suggestion }: { readonly suggestion: SuggestionView }) => {
  const maySuggest = useCanChange('substitution.suggest')
  if (!maySuggest || suggestion.status === 'ACCEPTED') return null
  const isRefused = suggestion.status === 'REFUSED'
  return (
    <Notice tone="info" title={isRefused ? 'O integrador recusou a troca' : 'A troca sugerida ficou sem resposta'}>
      {describeSwap(suggestion)}.{suggestion.reason !== null && ` Motivo: ${suggestion.reason}`}
    </Notice>
  )
}

export type SuggestionNoticeProps = { readonly suggestions: readonly SuggestionView[] }

/** The newest suggestion for a record that may still change (SUB-010). */
export const SuggestionNotice = ({ suggestions: [newest] }: SuggestionNoticeProps) => {
  if (newest === undefined) return null
  return (
    <div className={classes.notice}>
      {newest.status === 'OPEN' ? <OpenSuggestion suggestion={newest} /> : <EndedSuggestion suggestion={newest} />}
    </div>
  )
}
