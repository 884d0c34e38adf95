import {
  type ChangedFigures,
  type ChangedPieces,
  type GeneratorSettings,
  generatorSettingsWith,
  onlyChanged,
  onlyChangedPieces,
  withPieces,
} from '@girassol/domain/generator'
import type { Tx } from '../../database/transaction.ts'

export const generatorFiguresKey = 'generator-figures'
export const kitPiecesKey = 'kit-pieces'

/** The figures in the setting; empty if none was ever changed. */
const readChangedFigures = (value: unknown): ChangedFigures => onlyChanged((value ?? {}) as ChangedFigures)
const readChangedPieces = (value: unknown): ChangedPieces => onlyChangedPieces((value ?? {}) as ChangedPieces)

/** The settings to check strings, from the stored figures only: the products to buy are irrelevant for them (C-23). */
export const toGeneratorSettings = (figures: unknown): GeneratorSettings =>
  generatorSettingsWith(readChangedFigures(figures))

const findValue = async (tx: Tx, key: string): Promise<unknown> =>
  (await tx.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst())?.value

/** The figures that staff have changed, by key. */
export const findChangedFigures = async (tx: Tx): Promise<ChangedFigures> =>
  readChangedFigures(await findValue(tx, generatorFiguresKey))

/** The products that replace the rule's own, by their codes. */
export const findChangedPieces = async (tx: Tx): Promise<ChangedPieces> =>
  readChangedPieces(await findValue(tx, kitPiecesKey))

/** The current settings to size, check and fill kits (C-23, C-24). */
export const findGeneratorSettings = async (tx: Tx): Promise<GeneratorSettings> =>
  withPieces(generatorSettingsWith(await findChangedFigures(tx)), await findChangedPieces(tx))
