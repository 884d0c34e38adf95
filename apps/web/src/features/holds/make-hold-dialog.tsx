import { type HoldView, listHolds, makeHold, readHold } from '@girassol/contract/holds'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { listOrders, showOrder } from '@girassol/contract/orders'
import { useState } from 'react'
import { formatCounted } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { heldUntilText } from './held-until.tsx'
import { HoldLines } from './hold-lines.tsx'
import classes from './holds.module.css'

export type MakeHoldDialogProps = { readonly hold: HoldView; readonly onClose: () => void }

type Made = ResponseFor<typeof makeHold>

const usualHours = [12, 24, 48, 72, 120, 168]

const hoursText = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? formatCounted(hours / 24, 'dia', 'dias') : formatCounted(hours, 'hora', 'horas')

/** The usual numbers of hours up to the most that the user may hold, and that. */
const listHours = (most: number): readonly number[] => [...usualHours.filter((hours) => hours < most), most]

/** What was held and what could not be (HOLD-003, HOLD-004). */
const MadeHold = ({ made, onClose }: { readonly made: Made; readonly onClose: () => void }) => {
  const isAny = made.lines.some(({ held }) => held > 0)
  return (
    <Dialog
      isOpen
      width="table"
      title={isAny ? 'Estoque reservado' : 'Nada foi reservado'}
      footer={<ActionButton label="Fechar" onRun={onClose} />}
      onClose={onClose}
    >
      {isAny && made.until !== null && <p>{heldUntilText(made.until)}.</p>}
      {made.isCut && <p>A reserva termina antes do pedido, com a validade do orçamento.</p>}
      <HoldLines lines={made.lines} label="Unidades reservadas" />
    </Dialog>
  )
}

const Explanation = ({ renews }: { readonly renews: boolean }) => (
  <p>
    {renews
      ? 'A renovação salva o orçamento de novo, com os preços de hoje, e reserva o que estiver em estoque.'
      : 'As unidades em estoque ficam só para este orçamento. Itens a consultar ou que ainda vão chegar não são reservados.'}
  </p>
)

/** HOLD-004: holds the stock of a budget for some hours, then shows line by line what is held. */
export const MakeHoldDialog = ({ hold, onClose }: MakeHoldDialogProps) => {
  const { orderId, mostHours, state } = hold
  const renews = state === 'ACTIVE'
  const [hours, setHours] = useState(mostHours)
  const [made, setMade] = useState<Made>()
  const making = useEndpointMutation(makeHold, {
    isOnce: true,
    refreshes: [readHold, listHolds, listOrders, showOrder],
    onSuccess: setMade,
  })
  if (made !== undefined) return <MadeHold made={made} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={`${renews ? 'Renovar reserva' : 'Reservar estoque'} do orçamento ${orderId}`}
      verb={renews ? 'Renovar' : 'Reservar'}
      runningVerb="Reservando…"
      isRunning={making.isPending}
      onConfirm={() => making.mutate({ params: { id: orderId }, body: { hours } })}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Explanation renews={renews} />
        <ChoiceChips
          label="Por quanto tempo"
          options={listHours(mostHours).map((each) => ({ id: String(each), label: hoursText(each) }))}
          current={String(hours)}
          onChange={(id) => setHours(Number(id))}
        />
      </div>
    </ConfirmDialog>
  )
}
