import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { ActionButton } from './action-button.tsx'
import { Dialog } from './dialog.tsx'
import { optional } from './optional-label.tsx'

export type ConfirmComment = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly isRequired: boolean
  /** Shown while a required comment is missing, instead of the usual message (ORD-038). */
  readonly refusal?: string
}

export type ConfirmDialogProps = {
  readonly isOpen: boolean
  /** The action and its object: 'Cancelar pedido 10471'. */
  readonly title: string
  /** The consequences: object, amount, effect. */
  readonly children: ReactNode
  /** The label of the button, 'Confirmar' by default (ORD-037). */
  readonly verb?: string
  readonly runningVerb?: string
  readonly cancel?: string
  readonly isDangerous?: boolean
  readonly isRunning?: boolean
  /** Esc and a click outside do nothing: the question must be answered. */
  readonly isStatic?: boolean
  readonly comment?: ConfirmComment
  /** Why the action is not possible at all; the button shows it. */
  readonly refusal?: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const commentMissing = 'O preenchimento do campo acima é obrigatório'

const CommentField = ({ comment }: { readonly comment: ConfirmComment }) => (
  <Textarea
    label={comment.isRequired ? comment.label : optional(comment.label)}
    value={comment.value}
    onChange={(event) => comment.onChange(event.currentTarget.value)}
    autosize
    minRows={3}
    maxRows={8}
    mt="md"
  />
)

/**
 * Asks before an irreversible action. The focus starts on the comment, otherwise on Cancelar when the action is
 * dangerous (USE-008); Ctrl+Enter confirms.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { isOpen, title, children, verb = 'Confirmar', runningVerb, cancel = 'Cancelar' } = props
  const { comment, onConfirm, onClose, refusal } = props
  const { isDangerous = false, isRunning = false, isStatic = false } = props
  const isMissing = comment?.isRequired === true && comment.value.trim() === ''
  const reason = refusal ?? (isMissing ? (comment?.refusal ?? commentMissing) : undefined)
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      isStatic={isStatic || isRunning}
      onClose={onClose}
      footer={
        <>
          <ActionButton
            label={cancel}
            variant="text"
            autoFocus={isDangerous && comment === undefined}
            onRun={onClose}
          />
          <ActionButton
            label={verb}
            {...(runningVerb !== undefined && { runningLabel: runningVerb })}
            variant={isDangerous ? 'danger' : 'next'}
            isRunning={isRunning}
            permission={reason === undefined ? { allowed: true } : { allowed: false, reason }}
            onRun={onConfirm}
          />
        </>
      }
    >
      {children}
      {comment !== undefined && <CommentField comment={comment} />}
    </Dialog>
  )
}
