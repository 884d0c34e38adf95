import type { Browser, Page } from '@playwright/test'

const password = 'Girassol@2026'

/** A page of a new browser context with the session of a demonstration account, or without a session. */
export const openPage = async (browser: Browser, address: string, account?: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
  })
  if (account !== undefined) {
    const data = { email: `${account}@girassol.demo`, password }
    const answer = await context.request.post('/api/auth/login', { data })
    if (!answer.ok()) throw new Error(`${account} could not log in: ${answer.status()}`)
  }
  return context.newPage()
}
