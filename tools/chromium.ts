import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectRoot } from './gates/repository.ts'

/** The headless shell is first: it draws no window, which saves a sixth of the processor time of the stories. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The packages that may have it, the lightest first; older systems have only the second one. */
const packages = ['chromium-headless-shell', 'chromium']

/** The environment of the search; the tests pass their own. */
export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  readonly isExecutable: (path: string) => boolean
  readonly bundledPath: () => Promise<string>
  /** True when the command succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean
  readonly print: (line: string) => void
}

const onPath = (machine: Machine, name: string): string | undefined =>
  (machine.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(machine.isExecutable)

/** An installed browser: `CHROMIUM_PATH`, the system's, or Playwright's own. */
const present = async (machine: Machine): Promise<string | undefined> => {
  const named = machine.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!machine.isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be executed.`)
    return named
  }
  const system = systemNames.map((name) => onPath(machine, name)).find((path) => path !== undefined)
  if (system !== undefined) return system
  const bundled = await machine.bundledPath()
  return machine.isExecutable(bundled) ? bundled : undefined
}

const aptInstall = (machine: Machine, prefix: readonly string[]): boolean => {
  const [command = 'apt-get', ...before] = [...prefix, 'apt-get']
  const install = (name: string) => {
    machine.print(`No Chromium found: installing the system's with ${[...prefix, 'apt-get install', name].join(' ')} …`)
    return machine.run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', name])
  }
  return machine.run(command, [...before, 'update', '-qq']) && packages.some(install)
}

const install = (machine: Machine): boolean => {
  const hasApt = onPath(machine, 'apt-get') !== undefined
  if (hasApt && machine.isRoot && aptInstall(machine, [])) return true
  if (hasApt && !machine.isRoot && machine.run('sudo', ['-n', 'true']) && aptInstall(machine, ['sudo', '-n']))
    return true
  machine.print("No Chromium found: downloading Playwright's with `playwright install chromium` …")
  return machine.run(join(projectRoot, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])
}

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isExecutable: (path) => {
    if (!existsSync(path)) return false
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  bundledPath: async () => (await import('@playwright/test')).chromium.executablePath(),
  run: (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  print: (line) => console.error(line),
}

/** The path of a Chromium; installs one when there is none. Throws with instructions when it cannot. */
export const findChromium = async (machine: Machine = thisMachine): Promise<string> => {
  const found = await present(machine)
  if (found !== undefined) return found
  const installed = install(machine) ? await present(machine) : undefined
  if (installed !== undefined) {
    machine.print(`Chromium installed: ${installed}`)
    return installed
  }
  throw new Error(
    'There is no Chromium and none could be installed. Install the package `chromium` (Debian: `sudo apt-get install chromium`), ' +
      'or set CHROMIUM_PATH to the executable of Chromium or Chrome.',
  )
}
