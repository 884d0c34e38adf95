/** Where a database says the values of the row or the statement that failed: people's documents and income among them. */
const personal = ['detail', 'where', 'params', 'parameters', 'query', 'internalQuery'].map((name) => `err.${name}`)

/** What the server's log never says, whatever is logged. */
export const logOptions = (level: string) => ({
  level,
  redact: { paths: ['req.headers.cookie', ...personal], remove: true },
})
