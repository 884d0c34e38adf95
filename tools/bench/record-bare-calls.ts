import type { FastifyInstance } from 'fastify'
import { send } from './bench-callers.ts'
import type { HotCall } from './hot-call.ts'
import { recordStatements } from './record-statements.ts'
import type { BareCall } from './serve-bare.ts'

/** How long the application caches a caller's session; after that a call reads it again. */
const trustedMilliseconds = 3100

/** Waits until the process has no cached caller, because a call that works once is always the first of its caller. */
export const forgetCallers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, trustedMilliseconds))

/** The bare route for a shot of a hot call. */
export const barePath = (call: number, shot: number): string => `/bare/${call}/${shot}`

const recordCall = async (app: FastifyInstance, { shots, once, reset }: HotCall, call: number) => {
  const recorded: BareCall[] = []
  if (once) await forgetCallers()
  for (const [index, shot] of shots.entries()) {
    // At the second call the process has cached everything, as on a busy day.
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

/** The data that the bare server replays for each shot: the statements of the real call and its response. */
export const recordBareCalls = async (app: FastifyInstance, calls: readonly HotCall[]): Promise<BareCall[]> => {
  const recorded: BareCall[][] = []
  for (const [index, call] of calls.entries()) recorded.push(await recordCall(app, call, index))
  return recorded.flat()
}
