import { isDay } from '@girassol/domain/shared'
import { mostReplayed, webhookSentences } from '@girassol/domain/webhooks'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type OwnerProps, webhookCalls, webhookRefreshes } from './webhook-calls.ts'
import classes from './webhooks.module.css'

const findRefusal = (from: string, to: string): string | undefined => {
  if (!isDay(from) || !isDay(to)) return 'Informe os dois dias, como 31/12/2026.'
  return to < from ? webhookSentences.periodBackwards : undefined
}

const countText = (count: number): string => {
  if (count === 0) return 'Nenhuma entrega com falha nesse período.'
  return count === 1 ? '1 entrega reenviada.' : `${formatCount(count)} entregas reenviadas.`
}

type ReplayDialogProps = OwnerProps & { readonly webhookId: number; readonly onClose: () => void }

/** WHK-011: sends all failed deliveries of some days again. */
export const ReplayDialog = ({ owner, webhookId, onClose }: ReplayDialogProps) => {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const refusal = findRefusal(from, to)
  const replay = useEndpointMutation(webhookCalls[owner].replay, {
    refreshes: webhookRefreshes(owner),
    onSuccess: ({ count }) => {
      toast.success(countText(count))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title="Reenviar entregas que falharam"
      verb="Reenviar"
      runningVerb="Reenviando…"
      isRunning={replay.isPending}
      {...(refusal !== undefined && { refusal })}
      onConfirm={() => replay.mutate({ params: { id: webhookId }, body: { from, to } })}
      onClose={onClose}
    >
      <p className={classes.hint}>
        Até {formatCount(mostReplayed)} de uma vez. Cada mensagem vai com o mesmo número, para o seu sistema não repetir
        o que já fez.
      </p>
      <div className={classes.period}>
        <DayInput label="De" day={from} onChange={setFrom} />
        <DayInput label="Até" day={to} onChange={setTo} />
      </div>
    </ConfirmDialog>
  )
}
