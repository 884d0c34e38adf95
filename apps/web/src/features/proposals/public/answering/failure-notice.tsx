import type { PublicProposal } from '@girassol/contract/proposals'
import { useEffect, useRef } from 'react'
import buttons from '../frame/button.module.css'
import { ChatButton } from '../frame/link-button.tsx'
import { toContactAddress } from '../page-texts.ts'
import type { AnswerFailure } from './answer-failure.ts'
import classes from './field.module.css'

type FailureNoticeProps = {
  readonly failure: AnswerFailure
  readonly proposal: PublicProposal
  /** Loads the page of now. */
  readonly onRenew: () => void
}

/** Why the answer was not taken, at the head of the sheet and with the focus. */
export const FailureNotice = ({ failure, proposal, onRenew }: FailureNoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  // Each failure is an object of its own, so a repeated one receives the focus again.
  useEffect(() => {
    if (failure !== undefined) box.current?.focus()
  }, [failure])
  const { kind, message } = failure
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className={classes.notice}
      data-tone={kind === 'retry' ? 'danger' : 'attention'}
    >
      <p>{message}</p>
      {kind === 'replaced' && (
        <button type="button" className={buttons.button} data-kind="outlined" onClick={onRenew}>
          Ver a versão nova
        </button>
      )}
      {kind === 'ended' && <ChatButton href={toContactAddress(proposal)} kind="outlined" />}
    </div>
  )
}
