import type { Page } from '@playwright/test'

/** English words that libraries announce by default and that no Portuguese sentence has. */
const english =
  /(?<!\p{L})(?:the|and|with|your|you|please|loading|cancel|delete|save|close|clear|search|from|found|error|failed|click|this|are|is|of|new|next|previous|show|hide|order|budget|customer|seller|price|submit|back|toggle|open|select|remove|page|slide|year|month|settings|notifications)(?!\p{L})/iu
/** An identifier instead of a word: an enumerated value, a part of an address. */
const bareKey = /\b[A-Z]{2,}_[A-Z_]+\b|\?\w+=|\b\w+=\w+/
/** Hours are '09:38'; only log entries write '9:38h' (DET-046). */
const logHour = /\d{2}\/\d{2}\/\d{4} às \d{1,2}:\d{2}h/g
const otherHour = /\d{1,2}h\d{2}|\d{1,2}:\d{2}h|(?<![\d:])\d:\d{2}(?![\d:])/

/** Names of people, addresses and formats that are allowed: example.com, PDF, e-mail addresses. */
const exceptions = /\S+@\S+|https?:\S+|\/url: .*|girassol\.\w+/g
/** What is marked as code, for example the address of a refused call. */
const code = /^\s*-\s+code: /

/**
 * USE-014: texts for screen readers on this page that are not Portuguese, are identifiers or have another hour format.
 */
export const findForeignWords = async (
  page: Page,
  { isLog = false }: { readonly isLog?: boolean } = {},
): Promise<readonly string[]> => {
  const allowed = isLog ? [exceptions, logHour] : [exceptions]
  const snapshot = await page.locator('body').ariaSnapshot()
  const titles = await page.locator('[title]').evaluateAll((all) => all.map((each) => each.getAttribute('title') ?? ''))
  return (
    [...snapshot.split('\n').filter((line) => !code.test(line)), ...titles]
      .map((line) => line.replace(/^\s*-\s+/, '').trim())
      // The role names of the snapshot are its own; page texts are in quotes or after a colon.
      .map((line) => line.replace(/^[a-z]+(?= |:|$)/, '').replaceAll(/\[[a-z]+(?:=\w+)?\]/g, ''))
      .filter((line) => {
        const words = allowed.reduce((rest, pattern) => rest.replaceAll(pattern, ''), line)
        return english.test(words) || bareKey.test(words) || otherHour.test(words)
      })
  )
}
