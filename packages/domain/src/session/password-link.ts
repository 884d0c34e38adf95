/** Hours until a password link expires: a requested one, and the one of an invitation (C-02). */
export const passwordLinkHours = { reset: 1, invitation: 7 * 24 } as const
