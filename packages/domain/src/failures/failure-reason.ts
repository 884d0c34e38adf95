const unknownReason = 'Erro inesperado. O detalhe técnico ajuda quem cuida do sistema.'

/** Error messages of programs, and what they mean for a user; the first match wins. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/was not called/, 'O outro sistema está fora do ar. O portal tenta de novo em instantes.'],
  [/heartbeat timeout/i, 'O servidor do portal parou enquanto fazia isto.'],
  [
    /recipients? (?:were|was) rejected|mailbox|user unknown|\b55[0-4]\b/i,
    'O servidor de e-mail não aceitou o endereço.',
  ],
  [
    /HTTP 40[13]|invalid login|EAUTH|\b535\b|gave no token|its own token/i,
    'O outro sistema não aceitou o acesso do portal. Confira as credenciais da integração.',
  ],
  [/HTTP 429/, 'O outro sistema pediu para esperar: recebeu chamadas demais.'],
  [/HTTP 5\d\d/, 'O outro sistema respondeu que está com erro.'],
  [/HTTP 4\d\d/, 'O outro sistema recusou o que foi enviado.'],
  [/time(?:d )?-?out|ETIMEDOUT|never received|aborted|execution exceeded/i, 'O outro sistema não respondeu a tempo.'],
  [
    /ECONN|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|ESOCKET|fetch failed|socket|server is down/i,
    'Não foi possível conectar ao outro sistema.',
  ],
  [/another shape|did not answer JSON|answered more than/, 'O outro sistema respondeu algo que o portal não entende.'],
]

const partialFailure = /(\d+) of (\d+) (orders|cargoes|charges) failed/

const failedThings: Readonly<Record<string, string>> = { orders: 'Pedidos', cargoes: 'Cargas', charges: 'Cobranças' }

/** The reason of a failure in plain words, from the message of the error. */
export const explainFailure = (message: string): string => {
  const [, failed, all, what] = partialFailure.exec(message) ?? []
  if (failed !== undefined)
    return `${failedThings[what ?? ''] ?? 'Pedidos'} que falharam: ${failed} de ${all}. O resto foi feito.`
  return reasons.find(([pattern]) => pattern.test(message))?.[1] ?? unknownReason
}
