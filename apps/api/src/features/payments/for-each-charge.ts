/** How many charges are handled at once: the gateway gets no more calls than this at the same time. */
const mostAtOnce = 4

/**
 * Handles each charge; a failure does not stop the others and is thrown at the end. No transaction may be open, because
 * each of them waits for the gateway.
 */
export const forEachCharge = async <Charge>(
  charges: readonly Charge[],
  act: (charge: Charge) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = []
  for (let first = 0; first < charges.length; first += mostAtOnce) {
    const some = charges.slice(first, first + mostAtOnce)
    await Promise.all(some.map((charge) => act(charge).catch((error: unknown) => failures.push(error))))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${charges.length} charges failed`)
}
