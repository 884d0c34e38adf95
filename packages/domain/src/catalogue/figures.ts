const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4, useGrouping: false })

/** A figure with its unit as data sheets write it: 49.9 with 'V' → '49,9 V'. */
export const withUnit = (value: number, unit: string): string => `${format.format(value).replace('-', '−')} ${unit}`

/** Names of inverters cut the power to two decimals of a kilowatt: 9.995 kW is 9,99. */
const kilowatts = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 2,
  roundingMode: 'halfTrunc',
  useGrouping: false,
})

/** An AC power: 'W' below one kilowatt, kW from there on: 5070 → '5,07 kW'. */
export const powerText = (watts: number): string =>
  watts < 1000 ? withUnit(watts, 'W') : `${kilowatts.format(watts / 1000)} kW`

const peakKilowatts = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
  useGrouping: false,
})

/** The DC power of a generator, with two or three decimals: 5500 → '5,50 kWp'. */
export const peakPowerText = (watts: number): string => `${peakKilowatts.format(watts / 1000)} kWp`

/** A share from 0 to 1 as a percentage: 0.2129 → '21,29 %'. */
export const percentText = (share: number): string => withUnit(Math.round(share * 10_000) / 100, '%')
