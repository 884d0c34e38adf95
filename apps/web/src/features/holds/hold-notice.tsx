import type { HoldView } from '@girassol/contract/holds'
import { formatCounted } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { heldUntilText, useHoldTimeLeft } from './held-until.tsx'
import { HoldLines } from './hold-lines.tsx'
import classes from './holds.module.css'

type ActiveHoldProps = {
  readonly hold: HoldView
  readonly until: string
  readonly onRelease: () => void
}

/** HOLD-008: until when stock is held, with a countdown, and the lines that are not held completely. */
const ActiveHold = ({ hold: { lines, actions }, until, onRelease }: ActiveHoldProps) => {
  const left = useHoldTimeLeft(until)
  if (left === null) return null
  const partial = lines.filter(({ asked, held }) => held < asked)
  const full = lines.length - partial.length
  return (
    <Notice
      tone={partial.length === 0 ? 'success' : 'attention'}
      title={`${heldUntilText(until)}.`}
      {...(actions.release.allowed && { action: <ActionButton label="Liberar reserva" onRun={onRelease} /> })}
    >
      <div>
        Tempo restante: <span className="figures">{left}</span>.{' '}
        {partial.length === 0
          ? 'Todas as unidades do orçamento estão reservadas.'
          : `${formatCounted(full, 'produto está reservado', 'produtos estão reservados')} por completo; faltam unidades de:`}
      </div>
      {partial.length > 0 && <HoldLines lines={partial} label="Unidades não reservadas por completo" />}
    </Notice>
  )
}

/** HOLD-009: what the distributor wrote when it released the hold. */
const ReleasedHold = ({ reason }: { readonly reason: string }) => (
  <Notice tone="attention" title="A distribuidora liberou a reserva de estoque deste orçamento.">
    <div>{reason}</div>
  </Notice>
)

type HoldNoticeProps = { readonly hold: HoldView; readonly onRelease: () => void }

/** The hold of a budget, as long as there is something to say about it. */
export const HoldNotice = ({ hold, onRelease }: HoldNoticeProps) => {
  const { state, until, releaseReason } = hold
  if (state === 'ACTIVE' && until !== null) {
    return (
      <div className={classes.notice}>
        <ActiveHold hold={hold} until={until} onRelease={onRelease} />
      </div>
    )
  }
  if (state !== 'RELEASED' || releaseReason === null) return null
  return (
    <div className={classes.notice}>
      <ReleasedHold reason={releaseReason} />
    </div>
  )
}
