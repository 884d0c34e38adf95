const key = 'girassol-letter-keys'

/** Whether single-letter shortcuts are on. Users of speech input may switch them off (WCAG 2.1.4). */
export const letterKeysAct = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export const setLetterKeys = (act: boolean): void => {
  try {
    if (act) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Storage is blocked: the shortcuts are on, as by default.
  }
}
