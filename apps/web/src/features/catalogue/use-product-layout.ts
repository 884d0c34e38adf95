import { useState } from 'react'

export type ProductLayout = 'grid' | 'list'

const key = 'girassol-product-layout'

const remembered = (): ProductLayout => {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

const remember = (layout: ProductLayout) => {
  try {
    localStorage.setItem(key, layout)
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}

/** Cards or lines, remembered on this browser (WIZ-006). */
export const useProductLayout = () => {
  const [layout, setLayout] = useState(remembered)
  const choose = (next: ProductLayout) => {
    setLayout(next)
    remember(next)
  }
  return [layout, choose] as const
}
