import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { freePort } from './apps/api/src/free-port.ts'
import { findServerLog } from './e2e/check-server-log.ts'
import { busyWorkers } from './tools/busy-workers.ts'
import { findChromium } from './tools/chromium.ts'

/** The workers load this file too: the environment hands them what the first load chose. */
const chooseStage = async (): Promise<void> => {
  process.env.STORY_CHROMIUM ??= await findChromium()
  process.env.STORY_PORT ??= String(await freePort())
  if (process.env.STORY_FOLDER !== undefined) return
  const folder = mkdtempSync(join(tmpdir(), 'girassol-stories-'))
  process.env.STORY_FOLDER = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/**
 * A headless Chromium draws the list below its address bar for every story, though nobody sees it: more work than many
 * pages. The last list of disabled features counts, so it names those that Playwright disables as well.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

await chooseStage()
const { STORY_CHROMIUM = '', STORY_PORT = '', STORY_FOLDER = '' } = process.env
const address = `http://127.0.0.1:${STORY_PORT}`

export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/check-server-log.ts',
  outputDir: 'test-results',
  workers: busyWorkers(),
  fullyParallel: true,
  // What passes only on the second try is told, and few are tolerated: tools/tally.ts.
  retries: 1,
  forbidOnly: true,
  // A machine with other work is slow, and that is no fault of a story; one that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // An action on a missing element fails with its locator before the story times out.
    actionTimeout: 40_000,
    // Nothing is animated, except in the stories about motion.
    reducedMotion: 'reduce',
    colorScheme: 'light',
    // Recording each step takes a quarter of the time, so only the second try of what failed is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: STORY_CHROMIUM,
      // Without a locale of UTF-8 the browser cannot write a file name with accents.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of one context share a process: e2e/shared-context.ts.
        '--process-per-site',
        // A story shows a page for seconds: optimising its scripts takes longer than they run.
        '--js-flags=--no-opt --no-maglev',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  webServer: {
    command: `node tools/start-stories.ts > "${findServerLog(STORY_FOLDER)}"`,
    url: `${address}/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: STORY_PORT,
      DATA_DIR: join(STORY_FOLDER, 'records'),
      DEMO: '1',
      DEMO_ORDERS: '0',
      LOG_LEVEL: 'info',
      // The receiver of a story is on this machine.
      WEBHOOKS_ALLOW_LOOPBACK: '1',
    },
  },
})
