import { commandGates } from './command-gates.ts'
import { expandOnly } from './expand-only.ts'
import type { Gate, Outcome } from './gate.ts'
import { impureRules } from './impure-rules.ts'
import { layers } from './layers.ts'
import { licences } from './licences.ts'
import { names } from './names.ts'
import { oneWriter } from './one-writer.ts'
import { openRepository, type Repository } from './repository.ts'
import { suppressions } from './suppressions.ts'
import { traceability } from './traceability.ts'
import { verbatimTexts } from './verbatim-texts.ts'

const atOnce = 2
const longest = 60

/** Slow gates first, so that two parallel runs end at about the same time. */
const allGates: readonly Gate[] = [
  ...commandGates,
  layers,
  names,
  impureRules,
  oneWriter,
  expandOnly,
  licences,
  traceability,
  verbatimTexts,
  suppressions,
]

export type GateResult = { readonly name: string; readonly ok: boolean }
type Report = (line: string) => void

const shown = (failures: readonly string[]): string => {
  const more = failures.length > longest ? [`… and ${failures.length - longest} more`] : []
  return [...failures.slice(0, longest), ...more].map((failure) => failure.replace(/^/gm, '    ')).join('\n')
}

const checkGate = async (gate: Gate, repository: Repository): Promise<Outcome> => {
  try {
    return await gate.check(repository)
  } catch (error) {
    return { failures: [`the gate itself failed: ${error instanceof Error ? error.stack : String(error)}`] }
  }
}

const runGate = async (gate: Gate, repository: Repository, report: Report): Promise<GateResult> => {
  const started = performance.now()
  const { failures, note = '' } = await checkGate(gate, repository)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const ok = failures.length === 0
  report(`${ok ? 'ok    ' : 'FAILED'} ${gate.name.padEnd(18)} ${seconds.padStart(5)} s  ${note}`.trimEnd())
  if (!ok) report(shown(failures))
  return { name: gate.name, ok }
}

/** Runs every gate, two at a time, with a line for each; a gate that throws has failed. */
export const runGates = async (
  report: Report,
  gates = allGates,
  repository = openRepository(),
): Promise<GateResult[]> => {
  const waiting = [...gates]
  const results: GateResult[] = []
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      results.push(await runGate(gate, repository, report))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
