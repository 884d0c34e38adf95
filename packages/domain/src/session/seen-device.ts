/** What a browser says about itself; empty where it says nothing known. */
export type SeenDevice = {
  /** 'Chrome', 'Safari'… */
  readonly browser: string
  /** 'Windows', 'Android'… */
  readonly system: string
  /** The kind of device as the parser names it. */
  readonly kind: string
}

const kindWords: Readonly<Record<string, string>> = {
  desktop: 'Computador',
  mobile: 'Celular',
  tablet: 'Tablet',
  tv: 'TV',
}

/** SEC-008: 'Chrome', or that it is unknown. */
export const browserLabel = ({ browser }: SeenDevice): string => browser || 'Navegador desconhecido'

/** SEC-008: 'Computador com Windows', 'Celular', or that it is unknown. */
export const deviceLabel = ({ kind, system }: SeenDevice): string => {
  const word = kindWords[kind]
  if (word === undefined) return system === '' ? 'Aparelho desconhecido' : `Aparelho com ${system}`
  return system === '' ? word : `${word} com ${system}`
}

export const sessionSentences = { notOpen: 'Este acesso já foi encerrado.' } as const

/** A session in use renews its access at least this often, in minutes (C-01). */
const renewalMinutes = 15

/** SEC-008: whether somebody uses the session at the moment, as far as its last renewal shows; UTC ISO texts. */
export const isInUse = (lastUsedAt: string, now: string): boolean =>
  new Date(now).getTime() - new Date(lastUsedAt).getTime() <= renewalMinutes * 60_000
