import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import type { Inverter, KitInverter } from '../inverter.ts'
import { conditionsOnRoof, findRoofType, type Site } from '../site/design-conditions.ts'
import type { StoredKit } from '../sizing/check-kit-strings.ts'
import { findDesignedLoads, type KitUnits } from '../sizing/designed-loads.ts'
import { basketRefusal } from './basket-refusal.ts'
import { spreadBasket } from './spread-basket.ts'

/** A kit that an older release stored may lack the figures of the connection to the grid. */
const hasGridSide = (inverter: Inverter): inverter is KitInverter => 'phases' in inverter

const safe = { isUnclipped: false, isUnfused: false, isLoaded: false, isBounded: true } as const

/**
 * Why the modules of a sized kit cannot be wired to its inverters after their quantities were changed by hand, as a
 * Portuguese sentence without its period; null while some wiring stays within all limits at the site (C-23). The strings
 * of the sizing no longer count then, so checking them would prove nothing.
 */
export const findUnitsRefusal = (
  kit: StoredKit & Site,
  units: KitUnits,
  settings: GeneratorSettings = defaultGeneratorSettings,
): string | null => {
  const roof = findRoofType(kit.roofTypeId, settings)
  if (units.modules === 0 || units.inverters === 0 || findDesignedLoads(kit, units)) return null
  if (!roof || !hasGridSide(kit.inverter)) return null
  const basket = {
    modules: [{ name: '', module: kit.module, quantity: units.modules }],
    inverters: [{ name: '', inverter: kit.inverter, quantity: units.inverters }],
    codes: [],
  }
  const basketCase = { basket, conditions: conditionsOnRoof(kit, roof, settings), settings }
  const spread = spreadBasket(basketCase, safe)
  if (spread === 'TOO_LARGE' || spread.mpptsWith([units.modules]) !== undefined) return null
  return basketRefusal(basketCase).text
}
