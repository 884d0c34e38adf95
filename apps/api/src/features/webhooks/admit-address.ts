import { webhookAddressSentences } from '@girassol/domain/webhooks'
import type { LookupContext } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'

/** WHK-009: refuses with 400 an address to which nothing may be sent; its name is looked up. */
export const admitAddress = async ({ ports }: Pick<LookupContext, 'ports'>, url: string): Promise<void> => {
  const problem = await ports.webhooks.check(url)
  if (problem !== null) throw refuseField('url', url, webhookAddressSentences[problem])
}
