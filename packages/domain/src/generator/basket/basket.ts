import type { KitInverter } from '../inverter.ts'
import type { PvModule } from '../pv-module.ts'
import type { Site } from '../site/design-conditions.ts'
import type { Supply } from '../site/supply.ts'

export type BasketModules = {
  readonly name: string
  readonly module: PvModule
  readonly quantity: number
}

export type BasketInverters = {
  readonly name: string
  readonly inverter: KitInverter
  readonly quantity: number
}

/** Modules and inverters that a user combined, several models of each, and the other products of the cart. */
export type Basket = {
  readonly modules: readonly BasketModules[]
  readonly inverters: readonly BasketInverters[]
  /** Product codes of everything in it. */
  readonly codes: readonly string[]
}

/** Where the basket will be installed. Without a roof, the codes of its structure decide, else the usual roof. */
export type BasketSite = Site & {
  readonly roofTypeId?: number | undefined
  readonly supply?: Supply | undefined
}

export type BasketRemark = {
  readonly code: string
  /** A Portuguese sentence without its period. */
  readonly text: string
}
