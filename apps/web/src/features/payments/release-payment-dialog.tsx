import type { OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { releaseBody } from '@girassol/contract/payments/release-body'
import { centsFromReais } from '@girassol/domain/shared'
import { useState } from 'react'
import { useToday } from '../../lib/use-now.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DecidedOrder, DecisionRefusal, useDecision } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import { ConditionChoice } from './condition-choice.tsx'
import { ReleaseInstalments } from './release-instalments.tsx'
import classes from './release-payment.module.css'
import { emptyRelease, proposed, releaseLabels, releaseRules, toReleaseBody, toReleaseField } from './release-values.ts'

const tabs = [
  { id: 'selecao', label: 'Seleção' },
  { id: 'detalhes', label: 'Detalhes' },
] as const

/** The form of the dialog: the condition and its instalments. Errors open the tab that can fix them. */
const useRelease = ({ order, onClose }: OrderDialogProps) => {
  const [tab, setTab] = useState<string>('selecao')
  const today = useToday()
  const totalCents = centsFromReais(order.totalInvoice ?? 0)
  const form = useSchemaForm({
    schema: releaseBody,
    initial: emptyRelease,
    labels: releaseLabels,
    toBody: ({ method, instalments }) => (method === null ? {} : toReleaseBody({ method, instalments })),
    toField: toReleaseField,
    rules: (values) => releaseRules(values, { totalCents, today }),
  })
  const decision = useDecision(selectPaymentMethod, {
    success: 'Forma de pagamento selecionada com sucesso!', // PAY-026
    failure: 'Houve um erro ao selecionar este método de pagamento, tente novamente mais tarde.', // PAY-025
    onClose,
  })
  const release = () => {
    if (!form.check(['method'])) setTab('selecao')
    else if (!form.check(['instalments'])) setTab('detalhes')
    else form.submit((body) => decision.decide({ params: { id: order.id }, body }))
  }
  const choose = (method: OtherPaymentMethodView) => form.change(proposed(method, totalCents, today))
  return { ...decision, tab, setTab, form, choose, release, today, totalCents }
}

/** PAY-016…PAY-023: the financial department releases the condition of an order of the others method. */
export const ReleasePaymentDialog = ({ order, onClose }: OrderDialogProps) => {
  const release = useRelease({ order, onClose })
  const { tab, form, refusal, isRunning } = release
  const { error } = form.getFieldProps('instalments')
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
          refusal={release.outdated}
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
              chosen={form.values.method?.code ?? null}
              error={form.getFieldProps('method').error}
              onChoose={release.choose}
            />
          ) : (
            <ReleaseInstalments
              values={form.values}
              totalCents={release.totalCents}
              today={release.today}
              onChange={(instalments) => form.change({ instalments })}
            />
          )}
        </Tabs>
        {error !== undefined && (
          <Notice tone="attention" isAlert isInline>
            {error}
          </Notice>
        )}
        <DecisionRefusal refusal={refusal} onSeeNow={release.seeNow} />
      </div>
    </Dialog>
  )
}
