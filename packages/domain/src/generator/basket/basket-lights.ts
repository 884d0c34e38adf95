/** Green: it fits. Yellow: it fits with remarks. Red: it cannot work. No light prevents an order. */
export type BasketLight = 'GREEN' | 'YELLOW' | 'RED'

export const basketLights = {
  GREEN: 'Módulos e inversores combinam',
  YELLOW: 'Combinam, com ressalvas',
  RED: 'Módulos e inversores não combinam',
} as const satisfies Record<BasketLight, string>

export const basketLightNames = Object.keys(basketLights) as readonly BasketLight[]
