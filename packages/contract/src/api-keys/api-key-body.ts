import { apiScopeNames, keyNameLength, mostRanges } from '@girassol/domain/api-keys'
import * as z from 'zod/mini'
import { requiredText } from '../http/fields.ts'

const wrongRange = 'Informe uma rede, como 203.0.113.0/24 ou 2001:db8::/32.'

/** API-001: a new key; without an end it works until it is revoked, without networks from everywhere. */
export const apiKeyBody = z.strictObject({
  name: requiredText(keyNameLength),
  scopes: z.array(z.enum(apiScopeNames)).check(
    z.minLength(1, 'Escolha ao menos um escopo.'),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'Cada escopo uma só vez'),
  ),
  expiresAt: z._default(z.nullable(z.iso.datetime({ offset: true, error: 'Data inválida' })), null),
  ranges: z._default(
    z
      .array(z.union([z.cidrv4(), z.cidrv6()], { error: wrongRange }))
      .check(z.maxLength(mostRanges, `No máximo ${mostRanges} redes`)),
    [],
  ),
})
export type ApiKeyBody = z.infer<typeof apiKeyBody>
