/**
 * The fields in which a database error contains values of the failed row or statement, such as documents and income of
 * people.
 */
const personal = ['detail', 'where', 'params', 'parameters', 'query', 'internalQuery'].map((name) => `err.${name}`)

/** What is removed from every line of the server's log. */
export const logOptions = (level: string) => ({
  level,
  redact: { paths: ['req.headers.cookie', 'req.headers.authorization', ...personal], remove: true },
})
