import type { CardAnalysisView } from '@girassol/contract/card-analysis'
import { canSendOpinion, cardAnalysisRefusals, describeMatch, matchCodes } from '@girassol/domain/card-analysis'
import { orderStatuses } from '@girassol/domain/orders'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { missing } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import { DecisionRefusal } from '../order-approval/index.ts'
import type { AnalysisDialogProps } from './analysis-logs-dialog.tsx'
import classes from './card-analysis.module.css'
import { MatchText } from './match-text.tsx'
import { toPaidCards } from './paid-cards.ts'
import { useConfirmPayment } from './use-confirm-payment.ts'

const longestOpinion = 2000

/** Each card with its match, and what must be explained when one is not compatible. */
const ComparedCards = ({ analysis }: { readonly analysis: CardAnalysisView }) => {
  const cards = toPaidCards(analysis)
  const doubtful = cards.filter(({ match }) => match !== matchCodes.compatible)
  return (
    <>
      <ul className={classes.cards}>
        {cards.map(({ label, number, match }) => (
          <li key={label}>
            <span>
              {label} <span className={classes.code}>{number}</span>
            </span>
            <MatchText match={match} />
          </li>
        ))}
      </ul>
      {doubtful.length > 0 && (
        <Notice tone="attention" isInline>
          {doubtful.map(({ label, match }) => `${label}: ${describeMatch(match)}.`).join(' ')} Diga no parecer por que o
          pagamento pode ser confirmado.
        </Notice>
      )}
    </>
  )
}

/** CCA-035: the typed text is not cleared, so that it can be sent again. */
const FailureNotice = ({ failure }: { readonly failure: string | undefined }) =>
  failure !== undefined && (
    <Notice tone="danger" isInline isAlert>
      {failure}
    </Notice>
  )

type OpinionFieldProps = {
  readonly opinion: string
  readonly missingOpinion: string | undefined
  readonly onChange: (opinion: string) => void
}

const OpinionField = ({ opinion, missingOpinion, onChange }: OpinionFieldProps) => {
  const [isLeft, setLeft] = useState(false)
  return (
    <Textarea
      label="Parecer"
      data-autofocus
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description="Fica nos logs da análise com o seu nome."
      value={opinion}
      maxLength={longestOpinion}
      autosize
      minRows={3}
      maxRows={8}
      error={isLeft ? missingOpinion : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  )
}

const Subject = ({ analysis }: { readonly analysis: CardAnalysisView }) => (
  <Facts
    items={[
      { label: 'Pedido', value: analysis.invoice.id },
      { label: 'Cliente', value: analysis.costumerName || missing },
      { label: 'Valor total', value: <MoneyText reais={analysis.totalInvoice} /> },
    ]}
  />
)

/** CCA-007, CCA-023: confirms a checked payment with an opinion; this cannot be undone. */
export const OpinionDialog = ({ analysis, onClose }: AnalysisDialogProps) => {
  const [opinion, setOpinion] = useState('')
  const { confirm, isRunning, refusal, failure } = useConfirmPayment(analysis.id, onClose)
  const decision = canSendOpinion(opinion)
  const missingOpinion = decision.allowed ? undefined : cardAnalysisRefusals[decision.refusal]
  return (
    <Dialog
      isOpen
      isStatic={isRunning}
      title="Parecer da análise"
      onClose={onClose}
      footer={
        <DialogActions
          verb="Confirmar pagamento"
          runningVerb="Confirmando…"
          isRunning={isRunning}
          refusal={missingOpinion}
          refusalAs="tooltip"
          onRun={() => confirm(opinion)}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.content}>
        <Subject analysis={analysis} />
        <ComparedCards analysis={analysis} />
        <OpinionField opinion={opinion} missingOpinion={missingOpinion} onChange={setOpinion} />
        <p className={classes.note}>
          Ao confirmar, o pedido {analysis.invoice.id} passa a '{orderStatuses.INVOICE_PAYED.label}'. Não dá para
          desfazer.
        </p>
        <FailureNotice failure={failure} />
        <DecisionRefusal refusal={refusal} onSeeNow={onClose} />
      </div>
    </Dialog>
  )
}
