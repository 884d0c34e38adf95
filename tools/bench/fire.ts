import { Agent, request } from 'node:http'

export type Shot = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

type Target = {
  readonly port: number
  readonly shots: readonly Shot[]
  readonly connections: number
  /** Duration in seconds; null fires every shot exactly once. */
  readonly seconds: number | null
}

export type Speed = { readonly perSecond: number; readonly medianMs: number; readonly p99Ms: number }

const shoot = (port: number, agent: Agent, shot: Shot): Promise<void> =>
  new Promise((resolve, reject) => {
    const length = shot.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(shot.body)) }
    const call = request({ port, agent, method: shot.method, path: shot.path, headers: { ...shot.headers, ...length } })
    call.on('error', reject)
    call.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 400) return resolve()
        reject(new Error(`${shot.method} ${shot.path}: ${answer.statusCode} ${Buffer.concat(chunks).toString('utf8')}`))
      })
    })
    call.end(shot.body)
  })

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/**
 * Calls one server over persistent connections, each with its own shots in turn, so that two never wait for the same
 * record. A refused call ends the measurement: the time of an error must not count.
 */
export const fire = async ({ port, shots, connections, seconds }: Target): Promise<Speed> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const start = performance.now()
  const ends = seconds === null ? Number.POSITIVE_INFINITY : start + seconds * 1000
  const worker = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < ends; turn += connections) {
      if (seconds === null && turn >= shots.length) return
      const shot = shots[turn % shots.length]
      if (!shot) throw new Error('nothing to fire')
      const before = performance.now()
      await shoot(port, agent, shot)
      times.push(performance.now() - before)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)))
  } finally {
    agent.destroy()
  }
  const took = (performance.now() - start) / 1000
  const sorted = times.sort((a, b) => a - b)
  return { perSecond: times.length / took, medianMs: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) }
}
