/** What staff look at: their own to answer, what waits for an approval, what ends within a day, and all (QUO-022). */
export const negotiationQueues = ['mine', 'approval', 'expiring', 'all'] as const

export type NegotiationQueue = (typeof negotiationQueues)[number]
