import type { SeenDevice } from '@girassol/domain/session'
import Bowser from 'bowser'

/** What the header User-Agent says; empty for what it does not say. */
export const describeBrowser = (userAgent: string): SeenDevice => {
  if (userAgent.trim() === '') return { browser: '', system: '', kind: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '', kind: platform.type ?? '' }
}
