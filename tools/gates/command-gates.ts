import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Gate, Outcome } from './gate.ts'
import { projectRoot } from './repository.ts'

/** Runs a tool of node_modules from the root; if it does not exit with 0, its whole output is one failure. */
const run = (tool: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(join(projectRoot, 'node_modules', '.bin', tool), args, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)))
    child.on('error', (error) => resolve({ failures: [`${tool} did not start: ${error.message}`] }))
    child.on('close', (code) =>
      resolve({ failures: code === 0 ? [] : [output.join('').trim() || `${tool}: exit ${code}`] }),
    )
  })

const commandGate = (name: string, tool: string, args: readonly string[]): Gate => ({
  name,
  check: () => run(tool, args),
})

/** The gates that run other programs. */
export const commandGates: readonly Gate[] = [
  commandGate('biome', 'biome', ['check', '--max-diagnostics=200', '.']),
  commandGate('knip', 'knip', ['--no-progress']),
  commandGate('tsc', 'tsc', ['-p', '.']),
  commandGate('tsc web', 'tsc', ['-p', 'apps/web']),
]
