import { demoPassword } from '@girassol/api/demo-data/demo-accounts'
import type { APIRequestContext } from '@playwright/test'

/** Opens a session of a demonstration account. */
export const logIn = async (request: APIRequestContext, account: string): Promise<void> => {
  const data = { email: `${account}@girassol.demo`, password: demoPassword }
  const answer = await request.post('/api/auth/login', { data })
  if (!answer.ok()) throw new Error(`${account} could not log in: ${answer.status()}`)
}
