import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './gates/repository.ts'
import { runGates } from './gates/run-gates.ts'
import { refuseOldNode } from './node-version.ts'
import { closingLines, type Ran, sumTallies, type Tally, tallyGates, tallyPlaywright, tallyVitest } from './tally.ts'

/**
 * `npm run test:all` passes the option: each block that can then also runs on the embedded database, and the tests of a
 * file run in a random order, whose seed Vitest prints.
 */
const isLongRun = process.argv.includes('--all-databases')
const databases = { TEST_ALL_DATABASES: isLongRun ? '1' : '0' }
const order = isLongRun ? ['--sequence.shuffle.tests'] : []

/** The tests start the product many times, and Node reuses what it compiled. */
const compileCache = { NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/girassol') }

type Runner = { readonly tool: string; readonly args: readonly string[]; readonly report: string }

const run = ({ tool, args, report }: Runner): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(join(projectRoot, 'node_modules', '.bin', tool), args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...compileCache, ...process.env, ...databases, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    child.on('error', (error) => {
      console.error(error)
      resolve({ exitCode: null, report: undefined })
    })
    child.on('close', (exitCode) =>
      resolve({ exitCode, report: existsSync(report) ? readFileSync(report, 'utf8') : undefined }),
    )
  })

const step = async (name: string, work: () => Promise<Tally>): Promise<Tally> => {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const tally = await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const problem = tally.problem === undefined ? '' : ` (${tally.problem})`
  console.log(`── ${name}: ${tally.passed} ok, ${tally.failed} not ok${problem}, ${seconds} s`)
  return tally
}

const runAll = async (folder: string): Promise<Tally> => {
  const unit = join(folder, 'vitest.json')
  const stories = join(folder, 'stories.json')
  const vitestArgs = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`, ...order]
  return sumTallies([
    await step('gates', async () => tallyGates(await runGates((line) => console.log(line)))),
    await step('unit, API and screen tests', async () =>
      tallyVitest(await run({ tool: 'vitest', args: vitestArgs, report: unit })),
    ),
    await step('stories in a browser', async () =>
      tallyPlaywright(await run({ tool: 'playwright', args: ['test', '--reporter=list,json'], report: stories })),
    ),
  ])
}

refuseOldNode()
const folder = mkdtempSync(join(tmpdir(), 'girassol-test-'))
const total = await runAll(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
console.log(`\n${closingLines(total).join('\n')}`)
process.exitCode = total.failed === 0 ? 0 : 1
