import pg from 'pg'

/**
 * Receives the notifications of a channel of PostgreSQL. `onReconnect` is called after each lost connection, because
 * the notifications in between are lost with it.
 */
export type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
) => Promise<{ readonly close: () => Promise<void> }>

/** The pause before a lost connection is replaced, in milliseconds. */
const reconnectMs = 1000

/** Listens with the one connection of `pool`, which must not be closed for being idle. */
export const listenOver =
  (pool: pg.Pool): Listen =>
  async (channel, onNotification, onReconnect) => {
    const receive = (notification: pg.Notification) => {
      if (notification.channel === channel) onNotification(notification.payload ?? '')
    }
    let listening: pg.PoolClient | undefined
    const subscribe = async () => {
      listening?.off('notification', receive)
      listening = await pool.connect()
      listening.on('notification', receive)
      await listening.query(`listen ${pg.escapeIdentifier(channel)}`).finally(() => listening?.release())
    }
    let pause: NodeJS.Timeout | undefined
    const subscribeAgain = () => {
      clearTimeout(pause)
      pause = setTimeout(() => subscribe().then(onReconnect, subscribeAgain), reconnectMs)
    }
    await subscribe()
    pool.on('remove', subscribeAgain)
    const close = async () => {
      pool.off('remove', subscribeAgain)
      clearTimeout(pause)
      listening?.off('notification', receive)
    }
    return { close }
  }
