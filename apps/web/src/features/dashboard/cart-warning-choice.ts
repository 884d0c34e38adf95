const key = 'girassol-hide-cart-warning'

/** CART-034: the person chose not to be warned again on this browser. */
export const isCartWarningHidden = (): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage is blocked: the warning is shown each time.
    return false
  }
}

/** CART-034: not to be warned again. */
export const hideCartWarning = () => {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // As above.
  }
}
