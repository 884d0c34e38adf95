const key = 'girassol-site-layout'

export const siteLayouts = ['quadro', 'lista'] as const
export type SiteLayout = (typeof siteLayouts)[number]

const toLayout = (text: string | null): SiteLayout | undefined => siteLayouts.find((layout) => layout === text)

/** The layout that was chosen last in this browser. */
const readLayout = (): SiteLayout => {
  try {
    return toLayout(localStorage.getItem(key)) ?? 'quadro'
  } catch {
    return 'quadro' // Storage is blocked.
  }
}

export const storeLayout = (layout: SiteLayout): void => {
  try {
    localStorage.setItem(key, layout)
  } catch {
    // Storage is blocked: the address still has the layout.
  }
}

/** The layout of the address, otherwise the one chosen last. */
export const findLayout = (typed: string): SiteLayout => toLayout(typed) ?? readLayout()
