import type { OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { centsFromReais, toDay } from '@girassol/domain/shared'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DecidedOrder, DecisionRefusal, useDecision } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import { ConditionChoice } from './condition-choice.tsx'
import { proposed, type ReleaseDraft, releaseProblem, toReleaseBody } from './release-draft.ts'
import { ReleaseInstalments } from './release-instalments.tsx'
import classes from './release-payment.module.css'

const tabs = [
  { id: 'selecao', label: 'Seleção' },
  { id: 'detalhes', label: 'Detalhes' },
] as const

/** The state of the dialog: the condition, its instalments, and the errors after the first attempt. */
const useRelease = ({ order, onClose }: OrderDialogProps) => {
  const [tab, setTab] = useState<string>('selecao')
  const [draft, setDraft] = useState<ReleaseDraft | null>(null)
  const [isTried, setTried] = useState(false)
  const today = toDay(new Date().toISOString())
  const totalCents = centsFromReais(order.totalInvoice ?? 0)
  const problem = releaseProblem(draft, { totalCents, today })
  const decision = useDecision(selectPaymentMethod, {
    success: 'Forma de pagamento selecionada com sucesso!', // PAY-026
    failure: 'Houve um erro ao selecionar este método de pagamento, tente novamente mais tarde.', // PAY-025
    onClose,
  })
  const release = () => {
    setTried(true)
    if (draft === null) setTab('selecao')
    else if (problem !== undefined) setTab('detalhes')
    else decision.decide({ params: { id: order.id }, body: toReleaseBody(draft) })
  }
  const choose = (method: OtherPaymentMethodView) => {
    setDraft(proposed(method, totalCents, today))
    setTried(false)
  }
  return {
    ...decision,
    tab,
    setTab,
    draft,
    setDraft,
    choose,
    release,
    today,
    totalCents,
    problem: isTried ? problem : undefined,
  }
}

/** PAY-016…PAY-023: the financial department releases the condition of an order of the others method. */
export const ReleasePaymentDialog = ({ order, onClose }: OrderDialogProps) => {
  const release = useRelease({ order, onClose })
  const { tab, draft, problem, refusal, isRunning } = release
  return (
    <Dialog
      isOpen
      width="table"
      title={`Liberar forma de pagamento do pedido ${order.id}`}
      isStatic={isRunning}
      onClose={onClose}
      footer={
        <DialogActions
          verb="Confirmar"
          runningVerb="Confirmando…"
          isRunning={isRunning}
          onRun={release.release}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        <Tabs label="Forma de pagamento" tabs={tabs} current={tab} onChange={release.setTab}>
          {tab === 'selecao' ? (
            <ConditionChoice
              chosen={draft?.method.code ?? null}
              error={draft === null ? problem : undefined}
              onChoose={release.choose}
            />
          ) : (
            <ReleaseInstalments
              draft={draft}
              totalCents={release.totalCents}
              today={release.today}
              onChange={release.setDraft}
            />
          )}
        </Tabs>
        {draft !== null && problem !== undefined && (
          <Notice tone="attention" isAlert isInline>
            {problem}
          </Notice>
        )}
        <DecisionRefusal refusal={refusal} onSeeNow={release.seeNow} />
      </div>
    </Dialog>
  )
}
