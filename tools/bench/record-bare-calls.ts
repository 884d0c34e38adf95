import type { FastifyInstance } from 'fastify'
import { send } from './bench-callers.ts'
import type { HotCall } from './hot-call.ts'
import { recordStatements } from './record-statements.ts'
import type { BareCall } from './serve-bare.ts'

/** How long the application trusts what it read of a caller; after that a call reads the session again. */
const trustedMilliseconds = 3100

/** Waits until no caller is known to the process: a call that works once is always somebody's first. */
export const forgetCallers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, trustedMilliseconds))

/** The bare route of a hot call's shot. */
export const barePath = (call: number, shot: number): string => `/bare/${call}/${shot}`

const recordCall = async (app: FastifyInstance, { shots, once, reset }: HotCall, call: number) => {
  const recorded: BareCall[] = []
  if (once) await forgetCallers()
  for (const [index, shot] of shots.entries()) {
    // The second time nothing is new to the process, as in the middle of a busy day.
    if (!once) await send(app, shot)
    let answered: Pick<BareCall, 'status' | 'answer'> = { status: 204, answer: null }
    const runs = await recordStatements(async () => {
      answered = await send(app, shot)
    })
    recorded.push({ method: shot.method, path: barePath(call, index), ...answered, runs })
  }
  await reset?.()
  return recorded
}

/** What the bare server replays for each shot of each call: the statements of the real call and its answer. */
export const recordBareCalls = async (app: FastifyInstance, calls: readonly HotCall[]): Promise<BareCall[]> => {
  const recorded: BareCall[][] = []
  for (const [index, call] of calls.entries()) recorded.push(await recordCall(app, call, index))
  return recorded.flat()
}
