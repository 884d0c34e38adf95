import type { Measured } from './bench-report.ts'
import { fire, type Shot, type Speed } from './fire.ts'
import type { HotCall } from './hot-call.ts'
import { barePath, forgetCallers } from './record-bare-calls.ts'

type Ports = { readonly ours: number; readonly bare: number }
type Plan = { readonly ports: Ports; readonly rounds: number; readonly seconds: number }
type Side = keyof Ports

const concurrencies = [1, 16]

const listShots = (call: HotCall, index: number, side: Side): readonly Shot[] =>
  side === 'ours' ? call.shots : call.shots.map((shot, each) => ({ ...shot, path: barePath(index, each) }))

const measureOnce = async (call: HotCall, of: { index: number; side: Side; connections: number; plan: Plan }) => {
  await call.reset?.()
  if (call.once) await forgetCallers()
  const speed = await fire({
    port: of.plan.ports[of.side],
    shots: listShots(call, of.index, of.side),
    connections: of.connections,
    seconds: call.once ? null : of.plan.seconds,
  })
  await call.reset?.()
  return speed
}

/**
 * Measures every call on both servers in turn, round by round, so that other load on the machine affects both; which
 * server goes first alternates. The first round warms both up and is not counted.
 */
export const measureCalls = async (calls: readonly HotCall[], plan: Plan): Promise<Measured[]> => {
  const results = calls.flatMap((call, index) =>
    concurrencies.map((connections) => ({ call, index, connections, ours: [] as Speed[], bare: [] as Speed[] })),
  )
  for (let round = 0; round <= plan.rounds; round += 1) {
    const sides: readonly Side[] = round % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']
    for (const result of results) {
      for (const side of sides) {
        const speed = await measureOnce(result.call, { ...result, side, plan })
        if (round > 0) result[side].push(speed)
      }
    }
  }
  return results.map(({ call, connections, ours, bare }) => ({ name: call.name, connections, ours, bare }))
}
