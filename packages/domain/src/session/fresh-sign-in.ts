const freshMinutes = 10

/** SEC-004, C-221: whether the password was proved at most ten minutes ago; both times are UTC ISO texts. */
export const isFreshSignIn = (provedAt: string, now: string): boolean =>
  new Date(now).getTime() - new Date(provedAt).getTime() <= freshMinutes * 60_000
