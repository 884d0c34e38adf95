import { invertersOnSale, modulesOnSale } from '@girassol/domain/generator'
import { calculateInThread } from './calculate-in-thread.ts'
import {
  calculateKit,
  type KitCalculation,
  type KitCatalogue,
  type KitOptions,
  type KitResult,
} from './kit-calculations.ts'

/** With so many pairs of a module and an inverter no calculation takes 20 ms. */
const mostPairsHere = 10_000

const isSmall = (catalogue: KitCatalogue): boolean =>
  modulesOnSale(catalogue).length * invertersOnSale(catalogue).length <= mostPairsHere

/** Runs a calculation: of a small catalogue at once, of a large one in a thread, so that other calls do not wait. */
export const calculate = async <Name extends KitCalculation>(
  name: Name,
  options: KitOptions<Name>,
  catalogue: KitCatalogue,
): Promise<KitResult<Name>> =>
  isSmall(catalogue) ? calculateKit(name, options, catalogue) : calculateInThread({ name, options }, catalogue)
