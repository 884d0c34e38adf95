/**
 * Remembers the response to each idempotency key: a repeated key, even while the first call runs, has no second effect
 * and gets the same response. A call that rejected had no effect, so its key may be tried again.
 */
export const answerOncePerKey = <Answer>(): ((key: string, effect: () => Promise<Answer>) => Promise<Answer>) => {
  const answers = new Map<string, Promise<Answer>>()
  return (key, effect) => {
    const known = answers.get(key)
    if (known) return known
    const answer = effect().catch((error: unknown) => {
      answers.delete(key)
      throw error
    })
    answers.set(key, answer)
    return answer
  }
}
