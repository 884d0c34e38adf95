import { expect, test } from 'vitest'
import { findChromium, type Machine } from './chromium.ts'

const bundled = '/browsers/chrome'

/** A machine with the given `files`; `installs` maps the end of a command line to the file that it installs. */
const aMachine = (given: Partial<Machine> & { files?: string[]; installs?: Record<string, string> }) => {
  const files = new Set(given.files)
  const commands: string[] = []
  const printed: string[] = []
  const machine: Machine = {
    env: { PATH: '/sbin:/bin' },
    isRoot: false,
    isExecutable: (path) => files.has(path),
    bundledPath: async () => bundled,
    run: (command, args) => {
      const line = [command.replace(/^.*\/node_modules\/\.bin\//, ''), ...args].join(' ')
      commands.push(line)
      const [, brought] = Object.entries(given.installs ?? {}).find(([end]) => line.endsWith(end)) ?? []
      if (brought !== undefined) files.add(brought)
      return brought !== undefined || / update /.test(`${line} `)
    },
    print: (line) => printed.push(line),
    ...given,
  }
  return { machine, commands, printed }
}

test('the path in the environment is used first', async () => {
  const { machine } = aMachine({
    env: { PATH: '/bin', CHROMIUM_PATH: '/opt/chrome' },
    files: ['/opt/chrome', '/bin/chromium'],
  })
  expect(await findChromium(machine)).toBe('/opt/chrome')
})

test('a path that cannot be executed is refused, not ignored', async () => {
  const { machine } = aMachine({ env: { PATH: '/bin', CHROMIUM_PATH: '/opt/none' }, files: ['/bin/chromium'] })
  await expect(findChromium(machine)).rejects.toThrow('/opt/none')
})

test("the system's browser is used before Playwright's", async () => {
  const { machine, commands } = aMachine({ files: ['/bin/google-chrome', bundled] })
  expect(await findChromium(machine)).toBe('/bin/google-chrome')
  expect(commands).toEqual([])
})

test("Playwright's own is used when it is on disk", async () => {
  expect(await findChromium(aMachine({ files: [bundled] }).machine)).toBe(bundled)
})

test('root with apt installs the package and says so', async () => {
  const { machine, commands, printed } = aMachine({
    isRoot: true,
    files: ['/bin/apt-get'],
    installs: { '--no-install-recommends chromium-headless-shell': '/bin/chromium-headless-shell' },
  })
  expect(await findChromium(machine)).toBe('/bin/chromium-headless-shell')
  expect(commands[0]).toBe('apt-get update -qq')
  expect(printed.at(-1)).toBe('Chromium installed: /bin/chromium-headless-shell')
})

test('a system without the headless shell gets the whole browser', async () => {
  const { machine, commands } = aMachine({
    isRoot: true,
    files: ['/bin/apt-get'],
    installs: { '--no-install-recommends chromium': '/bin/chromium' },
  })
  expect(await findChromium(machine)).toBe('/bin/chromium')
  expect(commands.slice(1).map((command) => command.split(' ').at(-1))).toEqual(['chromium-headless-shell', 'chromium'])
})

test('the headless shell is used before the whole browser', async () => {
  const { machine } = aMachine({ files: ['/bin/chromium', '/bin/chromium-headless-shell'] })
  expect(await findChromium(machine)).toBe('/bin/chromium-headless-shell')
})

test('a user with sudo installs through it', async () => {
  const { machine, commands } = aMachine({
    files: ['/bin/apt-get'],
    installs: { 'sudo -n true': '/nothing', '--no-install-recommends chromium': '/bin/chromium' },
  })
  expect(await findChromium(machine)).toBe('/bin/chromium')
  expect(commands.at(-1)).toMatch(/^sudo -n apt-get install/)
})

test('without apt Playwright downloads its own', async () => {
  const { machine } = aMachine({ installs: { 'playwright install chromium': bundled } })
  expect(await findChromium(machine)).toBe(bundled)
})

test('when nothing works the error says what to install', async () => {
  await expect(findChromium(aMachine({}).machine)).rejects.toThrow('Install the package `chromium`')
})
