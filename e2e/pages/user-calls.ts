import type { Page } from '@playwright/test'

/** The calls that return the user: the page's first one, which returns all data of the frame, and the later one. */
export const userCalls = /\/api\/(?:auth\/me|bootstrap)$/

type User = { readonly seller: object | null }

/** Changes the user that the page receives, without changing it on the server. */
export const changeUser = (page: Page, change: (user: User) => object) =>
  page.route(userCalls, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: 'session' in body ? { ...body, session: change(body.session) } : change(body) })
  })
