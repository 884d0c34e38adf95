/**
 * The codes of refusals of the public API, which never change, each with its HTTP status and what it means (API-010).
 * `/desenvolvedores` lists them.
 */
export const apiCodes = {
  INVALID_REQUEST: { status: 400, meaning: 'Um campo, um parâmetro ou o corpo não está como descrito; veja errors.' },
  INVALID_CURSOR: { status: 400, meaning: 'O cursor em after não é desta lista, ou é de outros filtros.' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, meaning: 'A chamada precisa do cabeçalho Idempotency-Key.' },
  IDEMPOTENCY_KEY_INVALID: { status: 400, meaning: 'O cabeçalho Idempotency-Key tem de 1 a 100 caracteres visíveis.' },
  INVALID_KEY: { status: 401, meaning: 'Falta a chave, ou ela não vale: revogada, vencida, trocada ou parada.' },
  SCOPE_REQUIRED: { status: 403, meaning: 'A chave não tem o escopo; details.scope diz qual.' },
  ADDRESS_NOT_ALLOWED: { status: 403, meaning: 'A chave não pode ser usada deste endereço.' },
  FORBIDDEN: { status: 403, meaning: 'A empresa não pode fazer isto.' },
  NOT_FOUND: { status: 404, meaning: 'O registro não existe ou não é da empresa.' },
  CONFLICT: { status: 409, meaning: 'O estado do registro não permite a chamada; message diz por quê.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, meaning: 'A Idempotency-Key já foi usada com outro conteúdo.' },
  SELLER_NOT_SELECTED: { status: 409, meaning: 'Falta o cabeçalho sellerid com o código do integrador.' },
  CUSTOMER_EXISTS: { status: 409, meaning: 'Já existe um cliente com este documento; details.id é o número dele.' },
  INCOMPLETE: { status: 409, meaning: 'Falta algo para o orçamento ou o pedido; details lista o que falta.' },
  NO_APPROVER: { status: 409, meaning: 'Ninguém da empresa pode aprovar este valor.' },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'O corpo é grande demais.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'O corpo tem de ser application/json.' },
  RATE_LIMITED: { status: 429, meaning: 'Acima do limite de chamadas; Retry-After diz quantos segundos esperar.' },
  INTERNAL_ERROR: { status: 500, meaning: 'Erro inesperado; informe requestId ao suporte.' },
  UNAVAILABLE: { status: 503, meaning: 'O serviço está indisponível; Retry-After diz quando tentar de novo.' },
} as const satisfies Record<string, { readonly status: number; readonly meaning: string }>

export type ApiCode = keyof typeof apiCodes

export const apiCodeNames = Object.keys(apiCodes) as [ApiCode, ...ApiCode[]]

/** The refusals of the portal that have a code of their own; every other one has that of its status. */
const codesOfReasons = new Map<string, ApiCode>([
  ['invalidCursor', 'INVALID_CURSOR'],
  ['keyRequired', 'IDEMPOTENCY_KEY_REQUIRED'],
  ['keyInvalid', 'IDEMPOTENCY_KEY_INVALID'],
  ['keyReused', 'IDEMPOTENCY_KEY_REUSED'],
  ['scopeRequired', 'SCOPE_REQUIRED'],
  ['addressNotAllowed', 'ADDRESS_NOT_ALLOWED'],
  ['sellerNotSelected', 'SELLER_NOT_SELECTED'],
  ['customerExists', 'CUSTOMER_EXISTS'],
  ['incomplete', 'INCOMPLETE'],
  ['noApprover', 'NO_APPROVER'],
])

const codesOfStatuses = new Map<number, ApiCode>([
  [400, 'INVALID_REQUEST'],
  [401, 'INVALID_KEY'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'RATE_LIMITED'],
  [503, 'UNAVAILABLE'],
])

type Refusal = { readonly status: number; readonly reason?: string | undefined }

/** API-010: the code of a refusal; one whose status has none is invalid (4xx) or an error of ours. */
export const findApiCode = ({ status, reason }: Refusal): ApiCode => {
  const own = codesOfReasons.get(reason ?? '')
  if (own !== undefined && apiCodes[own].status === status) return own
  return codesOfStatuses.get(status) ?? (status < 500 ? 'INVALID_REQUEST' : 'INTERNAL_ERROR')
}
