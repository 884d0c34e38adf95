import { type ProductViewType, productViewTypes } from '@girassol/domain/catalogue'
import { useState } from 'react'

const key = 'girassol-product-view'

const remembered = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const remember = (view: ProductViewType) => {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Cards, lines or details, stored in this browser; by default the first offered one (STORE-007, WIZ-006). */
export const useProductView = (offered: readonly ProductViewType[] = productViewTypes) => {
  const [view, setView] = useState<string | null>(remembered)
  const choose = (next: ProductViewType) => {
    setView(next)
    remember(next)
  }
  return [offered.find((type) => type === view) ?? 'card', choose] as const
}
