import * as contract from '@girassol/contract/second-factor'
import { login } from '@girassol/contract/session'
import type { PasskeyCreation, SecondFactorRequest } from '@girassol/contract/session/second-factor'
import type { LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { demoPassword } from '../../../demo-data/demo-accounts.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import type { Effects } from '../../../outbox/effects.ts'
import type { Caller, TestApplication } from '../../../test-application.ts'
import { mailSecondFactorChanged } from './mail-second-factor-changed.ts'
import { testPasskey } from './test-passkey.ts'

/** The address at which the tests call the application, as its requests name it. */
export const testOrigin = 'http://localhost'

const host = { host: 'localhost' }

/** The code that an authenticator application with this secret shows at an instant. */
export const codeAt = (secret: string, instant: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(instant) })

/** The password of an account, with the cookies that the browser has. */
export const enterPassword = (application: TestApplication, email: string, cookie = '') =>
  application.anonymous(login, { body: { email, password: demoPassword } }, { ...host, ...(cookie && { cookie }) })

/** What the browser must send after the password. */
export const requestFactor = async (application: TestApplication, email: string): Promise<SecondFactorRequest> => {
  const answer = await enterPassword(application, email)
  if (answer.statusCode !== 202) throw new Error(answer.body)
  return answer.json().secondFactor
}

/** The cookies that an answer sets, as the browser sends them back. */
export const toCookie = ({ cookies }: LightMyRequestResponse): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** Adds an authenticator application; its secret and the recovery codes, which are null unless it is the first factor. */
export const setUpApplication = async (caller: Caller, now: string) => {
  const { ticket, secret } = (await caller(contract.beginAuthenticator)).json()
  const answer = await caller(contract.addAuthenticator, { body: { ticket, code: codeAt(secret, now) } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { secret: secret as string, recoveryCodes: answer.json().recoveryCodes as string[] }
}

/** Adds a passkey; the device that has it and the recovery codes. */
export const setUpPasskey = async (caller: Caller, name = 'Celular') => {
  const device = testPasskey(testOrigin)
  const begun: { ticket: string; passkey: PasskeyCreation } = (await caller(contract.beginPasskey, {}, host)).json()
  const made = device.make(begun.passkey)
  const answer = await caller(contract.addPasskey, { body: { ticket: begun.ticket, name, passkey: made } }, host)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { device, recoveryCodes: answer.json().recoveryCodes as string[] | null }
}

/** Does the waiting work about changed second factors; the mails. */
export const deliverFactorMails = async (deps: Dependencies) => {
  const sent: { to: { email: string } | string; subject: string; text: string }[] = []
  const mail = { ...deps.ports.mail, send: async (message: (typeof sent)[number]) => void sent.push(message) }
  const jobs = await deps.boss.fetch<Effects['mail.second-factor-changed']>('mail.second-factor-changed', {
    batchSize: 50,
  })
  for (const { data } of jobs) await mailSecondFactorChanged({ ...deps, ports: { ...deps.ports, mail } }, data)
  return sent
}
