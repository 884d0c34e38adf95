/**
 * The part of the server's log (in pino's form) that an adapter needs. Fields never contain a person's name, address or
 * document (rule 10).
 */
export type IntegrationLog = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
}
