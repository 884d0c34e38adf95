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
    // Blocked storage: the choice lasts as long as the page.
  }
}

/** Cards, lines or details, remembered on this browser; the first of those offered unless told (STORE-007, WIZ-006). */
export const useProductView = (offered: readonly ProductViewType[] = productViewTypes) => {
  const [view, setView] = useState<string | null>(remembered)
  const choose = (next: ProductViewType) => {
    setView(next)
    remember(next)
  }
  return [offered.find((type) => type === view) ?? 'card', choose] as const
}
