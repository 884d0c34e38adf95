import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@girassol/api/database/connection'
import type { Dice } from '../dice.ts'
import type { Calls } from '../retrying-calls.ts'

/** What a fault disturbs, until the signal ends it. */
export type Scene = {
  readonly db: Database
  readonly dice: Dice
  readonly calls: Calls
  /** The address of the API. */
  readonly url: string
  readonly signal: AbortSignal
}

export type Seen = {
  /** How often the fault was seen to happen. */
  readonly times: number
  readonly violations: readonly string[]
}

/** One kind of disturbance of a run. */
export type Fault = {
  readonly name: string
  /** What its number counts. */
  readonly counted: string
  readonly disturb: (scene: Scene) => Promise<Seen>
}

/** Acts again and again after a random number of seconds; an act that has begun is finished. */
export const repeatUntilEnd = async (
  { dice, signal }: Pick<Scene, 'dice' | 'signal'>,
  seconds: readonly [low: number, high: number],
  act: () => Promise<void>,
): Promise<void> => {
  while (!signal.aborted) {
    await act()
    await wait(dice.between(...seconds) * 1000, undefined, { signal }).catch(() => undefined)
  }
}
