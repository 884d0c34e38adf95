/** The energy of one month: kWh generated and consumed (YLD-010). */
export type MonthEnergy = { readonly generated: number; readonly consumed: number }

/** kWh that were injected in month `month` (0 is the first of operation) and not yet used. */
export type Credit = { readonly month: number; readonly kwh: number }

/** The energy of a month after the meter, in kWh. */
export type MeteredMonth = {
  readonly selfConsumed: number
  readonly injected: number
  readonly compensated: number
  /** What the grid supplied and nothing compensates. */
  readonly uncompensated: number
  /** Credits that were too old to be used. */
  readonly lapsed: number
  /** What is left for later months, the oldest first. */
  readonly credits: readonly Credit[]
}

/** A credit may be used in so many months after its own (YLD-011). */
const monthsOfCredit = 60

/** Takes up to `wanted` kWh from the oldest credits. */
const spend = (credits: readonly Credit[], wanted: number) => {
  let missing = wanted
  const left = credits.flatMap(({ month, kwh }) => {
    const used = Math.min(kwh, missing)
    missing -= used
    return kwh > used ? [{ month, kwh: kwh - used }] : []
  })
  return { used: wanted - missing, left }
}

/**
 * Meters month `month` (YLD-010, YLD-011, C-163): what is generated at the instant of its use never reaches the meter;
 * this month's injection and then the oldest credits compensate what the grid supplied. `simultaneity` is 0…1.
 */
export const meterMonth = (
  month: number,
  { generated, consumed, simultaneity }: MonthEnergy & { readonly simultaneity: number },
  credits: readonly Credit[],
): MeteredMonth => {
  const selfConsumed = Math.min(consumed, generated * simultaneity)
  const injected = generated - selfConsumed
  const fromGrid = consumed - selfConsumed
  const valid = credits.filter((credit) => credit.month >= month - monthsOfCredit)
  const direct = Math.min(fromGrid, injected)
  const { used, left } = spend(valid, fromGrid - direct)
  const compensated = direct + used
  return {
    selfConsumed,
    injected,
    compensated,
    uncompensated: fromGrid - compensated,
    lapsed: sumCredits(credits) - sumCredits(valid),
    credits: injected > direct ? [...left, { month, kwh: injected - direct }] : left,
  }
}

/** kWh of all of them. */
export const sumCredits = (credits: readonly Credit[]): number => credits.reduce((sum, { kwh }) => sum + kwh, 0)
