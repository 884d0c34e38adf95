import { createDice } from '../dice.ts'
import type { Fault, Scene } from './fault.ts'

export type Verdict = {
  readonly name: string
  readonly counted: string
  /** Null: this machine cannot do it. */
  readonly times: number | null
  readonly violations: readonly string[]
}

/** Disturbs with all faults at once until the signal, each with dice of its own. */
export const disturb = async (faults: readonly Fault[], scene: Omit<Scene, 'dice'>, seed: number): Promise<Verdict[]> =>
  Promise.all(
    faults.map(async ({ name, counted, disturb: run }, index) => {
      const { times, violations } = await run({ ...scene, dice: createDice(seed + index) })
      // A fault that never happened proves nothing.
      const missing = times === 0 ? [`${name}: never happened`] : []
      return { name, counted, times, violations: [...missing, ...violations.map((text) => `${name}: ${text}`)] }
    }),
  )
