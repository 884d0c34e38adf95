import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { mostAnswerBytes, webhookTimeoutMs } from '@girassol/domain/webhooks'
import { type Guard, resolveAddress } from './resolve-address.ts'
import type { AttemptOutcome, OutgoingMessage, WebhookSender } from './webhook-sender.ts'

type Sending = Guard & {
  /** How long all of it may take, in milliseconds; 10 s by default. */
  readonly timeoutMs?: number
}

/** Answers every look-up with the addresses that were checked, whatever the name has by now. */
const pinTo =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, found) => {
    const checked = addresses.map((address) => ({ address, family: isIP(address) }))
    if (all) found(null, checked)
    else found(null, checked[0]?.address ?? '', checked[0]?.family)
  }

/** The beginning of the answer as text that the database can store; the rest is not read. */
const readBeginning = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    parts.push(part as Buffer)
    length += (part as Buffer).length
    if (length >= mostAnswerBytes) break
  }
  response.destroy()
  const bytes = Buffer.concat(parts).subarray(0, mostAnswerBytes)
  return bytes.toString('utf8').replaceAll('\0', '')
}

type Posted = { readonly status: number; readonly answer: string }

type Connecting = { readonly addresses: readonly string[]; readonly signal: AbortSignal }

const post = ({ url, headers, body }: OutgoingMessage, { addresses, signal }: Connecting): Promise<Posted> =>
  new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body))
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      lookup: pinTo(addresses),
      // Each delivery has a connection of its own, because each checks its addresses.
      agent: false,
      signal,
    }
    const send = url.startsWith('https:') ? requestSecure : requestPlain
    const request = send(url, options, (response) => {
      readBeginning(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject)
    })
    request.on('error', reject)
    request.end(body)
  })

const failed = (failure: NonNullable<AttemptOutcome['failure']>) => ({ status: null, answer: null, failure })

const attempt = async (message: OutgoingMessage, guard: Guard, signal: AbortSignal) => {
  const resolved = await resolveAddress(message.url, guard)
  if ('problem' in resolved) return failed(resolved.problem === 'unknownHost' ? 'unknownHost' : 'address')
  try {
    return { ...(await post(message, { addresses: resolved.addresses, signal })), failure: null }
  } catch {
    // The log says what a user can do about it; the text of the error names inner addresses.
    return failed(signal.aborted ? 'timeout' : 'connection')
  }
}

/** Resolves after the time is over, so that a look-up of a name that hangs ends too. */
const whenAborted = (signal: AbortSignal): Promise<ReturnType<typeof failed>> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(failed('timeout')), { once: true }))

/** Posts over https to the address that was checked, with the name in TLS; follows no redirect (C-209, WHK-006). */
export const httpWebhookSender = ({ timeoutMs = webhookTimeoutMs, ...guard }: Sending): WebhookSender => ({
  check: async (url) => {
    const resolved = await resolveAddress(url, guard)
    return 'problem' in resolved ? resolved.problem : null
  },
  send: async (message) => {
    const start = performance.now()
    const signal = AbortSignal.timeout(timeoutMs)
    const outcome = await Promise.race([attempt(message, guard, signal), whenAborted(signal)])
    return { ...outcome, durationMs: Math.round(performance.now() - start) }
  },
})
