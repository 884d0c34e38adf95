import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

type ColorScheme = 'light' | 'dark'

/** One run of axe: with these rules, on the whole page or inside a selector. */
type Judgement = { readonly options: RunOptions; readonly within?: string }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on colours only. */
const colourRules = ['color-contrast', 'link-in-text-block']

const inDialog = '[aria-modal="true"]'
/** Elements behind a dialog cannot be pressed: its edge may leave only a small part of a button visible. */
const pressed = 'target-size'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Loads axe once into each document, because sending and parsing it takes longer than most of its runs. */
const loadAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  }
}

const withRules = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } })

const chooseJudgements = (colorScheme: ColorScheme, hasDialog: boolean): readonly Judgement[] => {
  if (colorScheme === 'dark') return [{ options: withRules(...colourRules) }]
  const everything: RunOptions = { runOnly: { type: 'tag', values: tags } }
  if (!hasDialog) return [{ options: everything }]
  return [
    { options: { ...everything, rules: { [pressed]: { enabled: false } } } },
    { options: withRules(pressed), within: inDialog },
  ]
}

declare global {
  /** What `loadAxe` adds to the page. */
  var axe: typeof import('axe-core')
}

/** Runs in the browser. */
const findViolations = async ({ options, within }: Judgement): Promise<readonly string[]> => {
  const { violations } = await axe.run(within ?? document, { ...options, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Rows are pale for a moment while they are read again, and are not meant to be read then. */
const listBeingRead = ':is(table, ul)[aria-busy="true"]'

const violationsOn = async (page: Page, colorScheme: ColorScheme): Promise<readonly string[]> => {
  await expect(page.locator(listBeingRead)).toHaveCount(0)
  await loadAxe(page)
  const hasDialog = (await page.locator(inDialog).count()) > 0
  const found: string[] = []
  for (const judgement of chooseJudgements(colorScheme, hasDialog)) {
    found.push(...(await page.evaluate(findViolations, judgement)))
  }
  return found
}

const showIn = async (page: Page, colorScheme: ColorScheme): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
}

/** Expects no findings of axe on the current page: every rule in the light theme, the colour rules in the dark one. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    let found = await violationsOn(page, colorScheme)
    // A list may have begun to be read during the first run: only what is there a second time is a finding.
    if (found.length > 0) found = await violationsOn(page, colorScheme)
    expect(found, colorScheme).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
