import { roundPercent } from '../energy/rounding.ts'

/** Watts as published kilowatts, two decimals, half-up (C-151). */
export const toKilowatts = (watts: number): number => roundPercent(watts / 1000)

const two = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Watts as text: '24,22 kW'. */
export const formatKilowatts = (watts: number): string => `${two.format(toKilowatts(watts))} kW`
