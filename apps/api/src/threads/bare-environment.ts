const { NODE_COMPILE_CACHE } = process.env

/**
 * The environment of a thread or process that needs no setting and must know no secret: only where Node keeps what it
 * compiled, which halves the time of its start.
 */
export const bareEnvironment: Readonly<Record<string, string>> =
  NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
