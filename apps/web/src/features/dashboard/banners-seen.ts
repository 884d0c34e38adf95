const key = 'girassol-banners'

/** Whether the banners were closed in this session: the end of the session empties this storage (AUTH-007). */
export const bannersSeen = {
  get: (): boolean => {
    try {
      return sessionStorage.getItem(key) !== null
    } catch {
      // Storage is blocked: then they are shown again.
      return false
    }
  },
  set: () => {
    try {
      sessionStorage.setItem(key, 'seen')
    } catch {
      // Blocked as well.
    }
  },
}
