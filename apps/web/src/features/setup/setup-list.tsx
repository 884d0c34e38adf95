import { type SetupItem, setupStateLabels, setupSteps } from '@girassol/domain/setup'
import { IconCheck, IconX } from '@tabler/icons-react'
import classes from './setup.module.css'
import { SetupActions, type SetupActionsProps } from './setup-actions.tsx'

type MarkProps = { readonly item: SetupItem; readonly position: number }

const Mark = ({ item: { state }, position }: MarkProps) => (
  <span className={classes.mark} data-state={state}>
    {state === 'done' && <IconCheck size={16} stroke={2.5} aria-hidden />}
    {state === 'failed' && <IconX size={16} stroke={2.5} aria-hidden />}
    {(state === 'missing' || state === 'checking') && <span aria-hidden>{position}</span>}
    <span className="hidden-visually">{setupStateLabels[state]}</span>
  </span>
)

type ListProps = Pick<SetupActionsProps, 'onShowSystem'> & {
  readonly items: readonly SetupItem[]
  readonly next: SetupItem | undefined
}

/** USE-027: the eight things that a portal needs, in order; the next one is tinted and has the yellow button. */
export const SetupList = ({ items, next, onShowSystem }: ListProps) => (
  <ol className={classes.list}>
    {items.map((item, index) => (
      <li key={item.step} className={classes.item} aria-current={item === next ? 'step' : undefined}>
        <Mark item={item} position={index + 1} />
        <div className={classes.words}>
          <strong>{setupSteps[item.step].label}</strong>
          <p>{setupSteps[item.step].purpose}</p>
          {item.reason !== null && <p className={classes.reason}>{item.reason}</p>}
        </div>
        <div className={classes.actions}>
          {item.fact !== '' && <span className={classes.fact}>{item.fact}</span>}
          <SetupActions item={item} isNext={item === next} onShowSystem={onShowSystem} />
        </div>
      </li>
    ))}
  </ol>
)
