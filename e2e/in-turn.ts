import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** No turn takes longer than this; an older lock belongs to a story that was stopped. */
const longestTurnMs = 90_000

const isTaken = async (turn: string): Promise<boolean> => {
  try {
    await mkdir(turn)
    return false
  } catch {
    const { mtimeMs } = await stat(turn).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > longestTurnMs) await rm(turn, { recursive: true, force: true })
    return true
  }
}

/** A buyer has one cart, so stories of the same buyer run one after the other, in all workers. */
export const inTurn = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const turn = join(process.env.STORY_FOLDER ?? '.', `turn-${name}`)
  while (await isTaken(turn)) await pause(50)
  try {
    return await work()
  } finally {
    await rm(turn, { recursive: true, force: true })
  }
}
