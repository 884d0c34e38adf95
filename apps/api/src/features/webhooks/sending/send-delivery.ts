import type { Dependencies } from '../../../http/dependencies.ts'
import { createSealing } from '../../../http/sealing.ts'
import type { AttemptOutcome } from '../../../integrations/webhooks/webhook-sender.ts'
import { createOutbox } from '../../../outbox/outbox.ts'
import { openSecret, signMessage } from '../webhook-secret.ts'
import { storeAttempt } from './store-attempt.ts'
import type { TakenDelivery } from './take-deliveries.ts'

export type SendingDependencies = Pick<
  Dependencies,
  'connection' | 'boss' | 'clock' | 'ports' | 'sessionSecret' | 'previousSecret'
> & {
  /** A random number from 0 to 1, which spreads the next attempts. */
  readonly chance: () => number
}

/** WHK-012: the signatures of all secrets that sign now; null if the present one cannot be opened. */
const sign = (deps: SendingDependencies, delivery: TakenDelivery, timestamp: number): string | null => {
  const sealing = createSealing(deps)
  const present = openSecret(sealing, delivery.secret)
  if (present === null) return null
  const former = delivery.formerSecret === null ? null : openSecret(sealing, delivery.formerSecret)
  const message = { id: delivery.messageId, timestamp, body: delivery.body }
  return [present, ...(former === null ? [] : [former])].map((secret) => signMessage(secret, message)).join(' ')
}

/** A receiver may answer with what it was sent; the log has no signature (WHK-010). */
const withoutSignature = (outcome: AttemptOutcome, signature: string): AttemptOutcome => ({
  ...outcome,
  answer: signature
    .split(' ')
    .reduce<string | null>((text, each) => text?.replaceAll(each, '…') ?? null, outcome.answer),
})

const send = async (deps: SendingDependencies, delivery: TakenDelivery): Promise<AttemptOutcome> => {
  const timestamp = Math.floor(Date.parse(deps.clock()) / 1000)
  const signature = sign(deps, delivery, timestamp)
  if (signature === null) return { status: null, failure: 'secret', answer: null, durationMs: 0 }
  const { url, body, messageId } = delivery
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Girassol-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  return withoutSignature(await deps.ports.webhooks.send({ url, headers, body }), signature)
}

/** WHK-003, WHK-006: sends a delivery once and stores what came of it. No transaction is open while the receiver works. */
export const sendDelivery = async (deps: SendingDependencies, delivery: TakenDelivery): Promise<void> => {
  const outcome = await send(deps, delivery)
  const { connection, boss, clock } = deps
  await connection.db.transaction().execute(async (tx) => {
    const context = { tx, now: clock(), outbox: createOutbox(boss, tx) }
    await storeAttempt(context, { delivery, outcome, chance: deps.chance() })
  })
}
