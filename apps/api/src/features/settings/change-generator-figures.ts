import type * as contract from '@girassol/contract/settings'
import type { AuditedFields } from '@girassol/domain/administration'
import {
  type ChangedFigures,
  defaultFigure,
  figureName,
  figureProblems,
  generatorFigures,
  onlyChanged,
} from '@girassol/domain/generator'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { findChangedFigures, generatorFiguresKey } from './generator-settings-queries.ts'
import { lockSettings, writeSettings } from './settings-store.ts'

/** C-23, C-140: the figures of the sizing rule that staff have changed; all others have their default. */
export const showGeneratorFigures: Handler<typeof contract.showGeneratorFigures> = async ({ tx }) => ({
  figures: { ...(await findChangedFigures(tx)) },
})

/** All figures by name, so that the log shows the default of a figure that was never changed. */
const audited = (changed: ChangedFigures): AuditedFields =>
  Object.fromEntries(
    generatorFigures.map((figure) => [figureName(figure), changed[figure.key] ?? defaultFigure(figure.key)]),
  )

/** An unsafe figure is refused with its effect; nothing of the change is stored. */
const refuseUnsafe = (figures: ChangedFigures): void => {
  const problems = figureProblems(figures)
  const [first] = problems
  if (first === undefined) return
  const label = generatorFigures.find(({ key }) => key === first.key)?.label ?? first.key
  throw new Refused(`${label}: ${first.message}`, { status: 400, reason: 'unsafeFigure', details: problems })
}

/**
 * C-23, C-24, C-140: the next search sizes kits with these figures, and the kit of an open cart is checked with them
 * when it is finished. Ordered kits do not change. Refuses unsafe figures.
 */
export const changeGeneratorFigures: Handler<typeof contract.changeGeneratorFigures> = async (
  { tx, now, actor: author },
  { body: { figures, seen } },
) => {
  refuseUnsafe(figures)
  await lockSettings(tx)
  const before = await findChangedFigures(tx)
  refuseUnseen('o dimensionamento', { now: before, seen: onlyChanged(seen) })
  const after = onlyChanged(figures)
  await writeSettings(tx, { [generatorFiguresKey]: after })
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'setting', id: generatorFiguresKey, name: 'Dimensionamento' },
    before: audited(before),
    after: audited(after),
  })
  return { figures: { ...after } }
}
