import type { GeneratorSettings } from '../figures/generator-settings.ts'

/**
 * Every bound is this much wider than the rule, so that neither rounding nor the tolerance of the rule (§2.1) makes it
 * refuse what the rule accepts.
 */
export const slack = 1e-6

/** Powers of the modules of an offered kit, watts. */
export type PowerRange = { readonly leastW: number; readonly mostW: number }

/**
 * The powers at which a kit is offered: at most 1/20 of the request or one module away from it (C-23, §8). No offered
 * kit is outside: it is the condition of `isCloseToRequest`, solved for the power.
 */
export const offeredPower = (
  requestedW: number,
  pmaxW: number,
  { divergenceDivisor }: GeneratorSettings,
): PowerRange => {
  const gapW = Math.max(requestedW / divergenceDivisor, pmaxW) * (1 + slack)
  return { leastW: requestedW - gapW, mostW: requestedW + gapW }
}

/** The offered powers that are a whole number of modules. */
export const inWholeModules = ({ leastW, mostW }: PowerRange, pmaxW: number): PowerRange => ({
  leastW: Math.max(1, Math.ceil(leastW / pmaxW - slack)) * pmaxW,
  mostW: Math.floor(mostW / pmaxW + slack) * pmaxW,
})
