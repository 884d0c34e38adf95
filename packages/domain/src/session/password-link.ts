/** How long a link to choose a password works, in hours: one that was asked for, and one that was sent uninvited (C-02). */
export const passwordLinkHours = { reset: 1, invitation: 7 * 24 } as const
