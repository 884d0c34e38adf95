/** What an adapter needs of the server's log (pino's shape). Fields never carry a person's name, address or document (rule 10). */
export type IntegrationLog = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
}
