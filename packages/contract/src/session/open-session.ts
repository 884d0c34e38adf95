import { z } from 'zod'

/** A session that can be used, as its user and the administrator see it. */
const openSession = z.object({
  id: z.uuid(),
  /** 'Computador com Windows' */
  device: z.string(),
  /** 'Chrome' */
  browser: z.string(),
  /** The whole network address of the last use, empty where it is unknown (C-223). */
  address: z.string(),
  openedAt: z.string(),
  /** The last sign-in or renewal of the access, which a session in use has every 15 minutes. */
  lastUsedAt: z.string(),
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** The current session first, then those last used. */
export const openSessions = z.object({ sessions: z.array(openSession) })
