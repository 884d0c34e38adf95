type Change<Answer> = {
  readonly quantity: number
  readonly send: () => Promise<Answer>
  readonly settled: PromiseWithResolvers<Answer>
}

/**
 * Sends quantities to the server, one call at a time. A newer quantity of an item replaces one that was not sent yet,
 * and both are settled by its response.
 */
export const createQuantityQueue = <Answer>() => {
  const waiting = new Map<string, Change<Answer>>()
  let sent: readonly [code: string, quantity: number] | undefined

  const sendNext = async () => {
    const next = waiting.entries().next().value
    if (sent !== undefined || next === undefined) return
    const [code, { quantity, send, settled }] = next
    waiting.delete(code)
    sent = [code, quantity]
    const answer = send()
    await answer.catch(() => undefined)
    sent = undefined
    settled.resolve(answer)
    void sendNext()
  }

  return {
    change: (code: string, quantity: number, send: () => Promise<Answer>): Promise<Answer> => {
      const settled = Promise.withResolvers<Answer>()
      waiting.get(code)?.settled.resolve(settled.promise)
      waiting.set(code, { quantity, send, settled })
      void sendNext()
      return settled.promise
    },
    /** The last requested quantity of each item that the server has not confirmed yet. */
    unanswered: (): ReadonlyMap<string, number> => {
      const batch = [...waiting].map(([code, { quantity }]) => [code, quantity] as const)
      return new Map(sent === undefined ? batch : [sent, ...batch])
    },
  }
}
