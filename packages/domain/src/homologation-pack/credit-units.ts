/** A consumer unit that receives credits of the generator. */
export type CreditUnit = {
  /** Its number, as the bill writes it. */
  readonly consumerUnit: string
  /** Percent of the credits, with at most two decimals. */
  readonly share: number
}

/** The most units of a list (C-178). */
export const mostCreditUnits = 50

/** Percent that one unit may receive. */
export const shareRange = { least: 0.01, most: 100 } as const

const bareUnit = ({ consumerUnit }: CreditUnit): string => consumerUnit.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

/** Whether no unit is listed twice, however its number is written. */
export const hasNoUnitTwice = (units: readonly CreditUnit[]): boolean =>
  new Set(units.map(bareUnit)).size === units.length

/** The sum of the shares in percent, exact to two decimals. */
export const sumShares = (units: readonly CreditUnit[]): number =>
  units.reduce((sum, { share }) => sum + Math.round(share * 100), 0) / 100

/** Whether the shares are exactly the whole; an empty list has nothing to share (C-178). */
export const sharesTheWhole = (units: readonly CreditUnit[]): boolean => units.length === 0 || sumShares(units) === 100
