import { declineProposal, type PublicProposal } from '@girassol/contract/proposals'
import { type DeclineReason, declineReasonNames, declineReasons } from '@girassol/domain/proposals'
import { useId, useRef, useState } from 'react'
import { callPublic } from '../../../../lib/public-call.ts'
import buttons from '../frame/button.module.css'
import { type AnswerFailure, toAnswerFailure } from './answer-failure.ts'
import { FailureNotice } from './failure-notice.tsx'
import classes from './field.module.css'
import { Sheet } from './sheet.tsx'

const mostLetters = 500

type ReasonsProps = {
  readonly reason: DeclineReason | undefined
  readonly onChange: (reason: DeclineReason) => void
  readonly problem: string | undefined
}

const Reasons = ({ reason, onChange, problem }: ReasonsProps) => {
  const name = useId()
  return (
    <fieldset className={classes.choices} aria-describedby={problem === undefined ? undefined : `${name}problem`}>
      <legend className={classes.legend}>Por que não agora?</legend>
      {declineReasonNames.map((one, index) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={reason === one}
            onChange={() => onChange(one)}
            data-first={index === 0 || undefined}
          />
          {declineReasons[one]}
        </label>
      ))}
      {problem !== undefined && (
        <p id={`${name}problem`} role="alert" className={classes.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

type MoreProps = { readonly text: string; readonly onType: (text: string) => void }

const More = ({ text, onType }: MoreProps) => {
  const id = useId()
  return (
    <div className={classes.field}>
      <div className={classes.top}>
        <label htmlFor={id}>
          Quer contar mais? <span>(opcional)</span>
        </label>
        <span className={classes.count}>
          {text.length}/{mostLetters}
        </span>
      </div>
      <textarea
        id={id}
        maxLength={mostLetters}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </div>
  )
}

type Refusing = Pick<RefuseSheetProps, 'proposal' | 'token' | 'onRefused'>

/** Sends the refusal, one request at a time. */
const useRefusal = ({ proposal, token, onRefused }: Refusing) => {
  const [reason, setReason] = useState<DeclineReason>()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<AnswerFailure>()
  const [isRunning, setRunning] = useState(false)
  const running = useRef(false)
  const choose = (chosen: DeclineReason) => {
    setReason(chosen)
    setProblem(undefined)
  }
  const send = async () => {
    if (reason === undefined) return setProblem('Escolha um motivo.')
    if (running.current) return
    running.current = true
    setRunning(true)
    setFailure(undefined)
    const body = { version: proposal.version, reason, ...(text.trim() !== '' && { text: text.trim() }) }
    try {
      await callPublic(declineProposal, { params: { token }, body })
      onRefused()
    } catch (error) {
      setFailure(toAnswerFailure(error))
    } finally {
      running.current = false
      setRunning(false)
    }
  }
  return { reason, choose, text, setText, problem, failure, setFailure, isRunning, send }
}

type RefuseSheetProps = {
  readonly proposal: PublicProposal
  readonly token: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onRefused: () => void
  /** Loads the page of now. */
  readonly onRenew: () => void
}

/** Why the customer refuses, for the integrator (PROP-026). */
export const RefuseSheet = ({ proposal, token, isOpen, onClose, onRefused, onRenew }: RefuseSheetProps) => {
  const form = useRefusal({ proposal, token, onRefused })
  const renew = () => {
    form.setFailure(undefined)
    onRenew()
  }
  return (
    <Sheet
      isOpen={isOpen}
      title="Recusar proposta"
      note={`O motivo vai para a ${proposal.brand.tradeName}.`}
      onClose={onClose}
      onSubmit={() => void form.send()}
      actions={
        <>
          <button type="button" className={buttons.button} data-kind="outlined" onClick={onClose}>
            Voltar à proposta
          </button>
          <button
            type="submit"
            className={buttons.button}
            data-kind="quiet"
            aria-disabled={form.isRunning || undefined}
          >
            {form.isRunning ? 'Enviando…' : 'Recusar'}
          </button>
        </>
      }
    >
      {form.failure !== undefined && <FailureNotice failure={form.failure} proposal={proposal} onRenew={renew} />}
      <Reasons reason={form.reason} onChange={form.choose} problem={form.problem} />
      <More text={form.text} onType={form.setText} />
    </Sheet>
  )
}
