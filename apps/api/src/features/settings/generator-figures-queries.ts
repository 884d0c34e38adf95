import {
  type ChangedFigures,
  type GeneratorSettings,
  generatorSettingsWith,
  onlyChanged,
} from '@girassol/domain/generator'
import type { Tx } from '../../database/transaction.ts'

export const generatorFiguresKey = 'generator-figures'

/** What the setting holds as figures; nothing for what nobody has changed. */
const changedFiguresOf = (value: unknown): ChangedFigures => onlyChanged((value ?? {}) as ChangedFigures)

/** The sizing rule's settings, with what the stored setting changes (C-23). */
export const generatorSettingsOf = (value: unknown): GeneratorSettings => generatorSettingsWith(changedFiguresOf(value))

/** The figures that staff have changed, by key. */
export const findChangedFigures = async (tx: Tx): Promise<ChangedFigures> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', generatorFiguresKey).executeTakeFirst()
  return changedFiguresOf(row?.value)
}

/** What kits are sized and checked with from now on (C-23). */
export const findGeneratorSettings = async (tx: Tx): Promise<GeneratorSettings> =>
  generatorSettingsWith(await findChangedFigures(tx))
