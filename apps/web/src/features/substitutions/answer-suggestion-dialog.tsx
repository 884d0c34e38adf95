import type { Substitutes, SuggestionView } from '@girassol/contract/substitutions'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { LossesNotice } from './losses-notice.tsx'
import { OptionChanges } from './option-changes.tsx'
import classes from './substitute-dialog.module.css'
import { useAnswerSuggestion, useSubstitutes } from './use-substitution.ts'

export type AnswerSuggestionDialogProps = { readonly suggestion: SuggestionView; readonly onClose: () => void }

/** What the suggestion changes today; or why it can no longer be accepted. */
const Changes = ({ found }: { readonly found: Substitutes }) => {
  const [option] = found.options
  if (option === undefined) return <p>{found.note}</p>
  return (
    <>
      <p className={classes.lead}>{option.text}</p>
      <LossesNotice found={found} />
      <OptionChanges option={option} />
    </>
  )
}

type ReasonProps = { readonly reason: string; readonly onChange: (reason: string) => void }

const Reason = ({ reason, onChange }: ReasonProps) => (
  <Textarea
    label="Motivo da recusa"
    value={reason}
    onChange={(event) => onChange(event.currentTarget.value)}
    maxLength={500}
    autosize
    minRows={2}
    mt="md"
  />
)

type FooterProps = {
  readonly answer: ReturnType<typeof useAnswerSuggestion>
  readonly found: Substitutes | undefined
  readonly isRefusing: boolean
  readonly reason: string
  readonly onRefuse: () => void
}

/** Refusing asks for the reason first. */
const Footer = ({ answer, found, isRefusing, reason, onRefuse }: FooterProps) => {
  const needsReason = isRefusing && reason.trim() === ''
  const isOffered = found !== undefined && found.options.length > 0
  return (
    <>
      <ActionButton
        label="Recusar"
        runningLabel="Recusando…"
        variant={isRefusing ? 'danger' : 'default'}
        isRunning={answer.isRefusing}
        permission={needsReason ? { allowed: false, reason: 'Escreva o motivo da recusa.' } : { allowed: true }}
        onRun={() => (isRefusing ? answer.refuse(reason) : onRefuse())}
      />
      {isOffered && !isRefusing && (
        <ActionButton
          label="Aceitar troca"
          runningLabel="Trocando…"
          variant="next"
          isRunning={answer.isAccepting}
          onRun={() => answer.accept(found.version)}
        />
      )}
    </>
  )
}

/** SUB-010: the integrator reads what a suggested substitution changes, and accepts or refuses it. */
export const AnswerSuggestionDialog = ({ suggestion, onClose }: AnswerSuggestionDialogProps) => {
  const { invoiceId, replaces, by } = suggestion
  const { data, error, isReading, read } = useSubstitutes({ invoiceId, code: replaces.code, by: by.code })
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const answer = useAnswerSuggestion(suggestion, onClose)
  return (
    <Dialog
      isOpen
      width="table"
      title={`Troca sugerida por ${suggestion.madeBy}`}
      isStatic={answer.isAccepting || answer.isRefusing}
      onClose={onClose}
      footer={
        <Footer
          answer={answer}
          found={data}
          isRefusing={isRefusing}
          reason={reason}
          onRefuse={() => setRefusing(true)}
        />
      }
    >
      {suggestion.text !== null && <p>“{suggestion.text}”</p>}
      {data !== undefined && <Changes found={data} />}
      {data === undefined && error === null && <SkeletonLines lines={5} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={read} isRetrying={isReading} />}
      {isRefusing && <Reason reason={reason} onChange={setReason} />}
    </Dialog>
  )
}
