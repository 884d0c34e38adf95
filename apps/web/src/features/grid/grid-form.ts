import type { OrderView } from '@girassol/contract/orders'
import { type Supply, supplyNames } from '@girassol/domain/generator'
import { breakerRange } from '@girassol/domain/grid'
import { type NumberRules, readNumber } from '@girassol/domain/shared'

/** The connection of the customer as typed. */
export type GridForm = {
  readonly supply: Supply | ''
  readonly breaker: string
  /** The transformer that was added from here, to offer its removal; '' without one. */
  readonly added: string
}

export const breakerRules: NumberRules = { decimals: 0 }

/** Whole amperes; undefined while the field is empty or wrong. */
export const readBreaker = (text: string): number | undefined => {
  const reading = readNumber(text, breakerRules)
  if (reading.status !== 'READ') return undefined
  const { least, most } = breakerRange
  return reading.value >= least && reading.value <= most ? reading.value : undefined
}

/** What is wrong with a typed breaker; nothing while it is empty. */
export const findBreakerError = (text: string): string | undefined => {
  if (text.trim() === '' || readBreaker(text) !== undefined) return undefined
  return `De ${breakerRange.least} a ${breakerRange.most.toLocaleString('pt-BR')} A`
}

/** The supply that the cart's kit was searched with. */
export const gridFormOf = ({ generator }: OrderView): GridForm => ({
  supply: generator?.supply ?? '',
  breaker: '',
  added: '',
})

export const isSupply = (text: string | null): text is Supply => supplyNames.some((name) => name === text)
