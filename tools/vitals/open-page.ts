import type { Browser, Page } from '@playwright/test'
import { logIn } from '../log-in.ts'

/** A page of a new browser context with the session of a demonstration account, or without a session. */
export const openPage = async (browser: Browser, address: string, account?: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
  })
  if (account !== undefined) await logIn(context.request, account)
  return context.newPage()
}
