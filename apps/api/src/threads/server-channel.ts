import { once } from 'node:events'

/** Sends a message to the server that started this process. */
export const sendToServer = (message: object): void => void process.send?.(message)

/** The next message of the server; its connection keeps this process alive. */
export const nextFromServer = async (): Promise<unknown> => {
  const [message] = await once(process, 'message')
  return message
}
