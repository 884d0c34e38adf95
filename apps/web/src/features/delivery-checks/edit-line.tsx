import type { CheckLineView } from '@girassol/contract/delivery-checks'
import { findMostCounted } from '@girassol/domain/delivery-checks'
import { IconCheck } from '@tabler/icons-react'
import { isRefusal } from '../../lib/api-error.ts'
import { formatCount } from '../../lib/format.ts'
import { ConditionChoice } from './condition-choice.tsx'
import classes from './delivery-checks.module.css'
import { LineDivergences } from './line-divergences.tsx'
import { isAllRight, toAllRight, toCounted, withCondition } from './line-draft.ts'
import { LineProof } from './line-proof.tsx'
import { SaveMark } from './save-mark.tsx'
import { UnitCounter } from './unit-counter.tsx'
import { type LineSave, useLineSave } from './use-line-save.ts'

type PartProps = { readonly line: CheckLineView; readonly save: LineSave }

const Counters = ({ line: { sent, name }, save: { draft, change, flush } }: PartProps) => (
  <div className={classes.counters}>
    <UnitCounter
      label="Unidades recebidas"
      product={name}
      value={draft.counted}
      start={sent}
      max={findMostCounted(sent)}
      onChange={(counted) => change({ ...draft, counted }, 'soon')}
      onLeave={flush}
    />
    {draft.condition !== 'OK' && (
      <UnitCounter
        label="Unidades com problema"
        product={name}
        value={draft.affected}
        start={0}
        max={draft.counted ?? sent}
        onChange={(affected) => change({ ...draft, affected }, 'soon')}
        onLeave={flush}
      />
    )}
  </div>
)

const AllRight = ({ line: { sent, name }, save: { draft, change } }: PartProps) => {
  const isChosen = isAllRight(sent, draft)
  return (
    <button
      type="button"
      className={classes.allRight}
      aria-pressed={isChosen}
      aria-label={`Tudo certo com ${name}`}
      onClick={() => !isChosen && change(toAllRight(sent, draft), 'now')}
    >
      <IconCheck size={20} aria-hidden /> Tudo certo
    </button>
  )
}

/** What keeps the line from being saved; a refusal of the server is shown in its words. */
const findProblem = ({ fault, error }: LineSave): string | null => fault ?? (isRefusal(error) ? error.message : null)

type EditLineProps = { readonly deliveryId: number; readonly line: CheckLineView }

/** DEL-009, DEL-013: a line that is counted. One tap is enough when everything arrived in order. */
export const EditLine = ({ deliveryId, line }: EditLineProps) => {
  const save = useLineSave(deliveryId, line)
  const { name, code, sent } = line
  const { draft, change } = save
  const counted = toCounted(sent, draft)
  return (
    <article className={classes.line} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <SaveMark phase={save.phase} retry={save.retry} name={name} />
        <p className={classes.dim}>
          {code} · Enviado: <strong>{formatCount(sent)}</strong>
        </p>
      </header>
      <AllRight line={line} save={save} />
      <Counters line={line} save={save} />
      <ConditionChoice
        product={name}
        value={counted === null ? undefined : draft.condition}
        onChange={(condition) => change(withCondition(sent, draft, condition), 'now')}
      />
      <p className={classes.problem} role="alert">
        {findProblem(save)}
      </p>
      {counted !== null && <LineDivergences line={counted} />}
      <LineProof
        deliveryId={deliveryId}
        line={line}
        draft={draft}
        onNote={(note) => change({ ...draft, note }, 'soon')}
        onLeave={save.flush}
      />
    </article>
  )
}
