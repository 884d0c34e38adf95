import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Without a table. */
    embeddedBare: string
    embeddedBeginning: string
    embeddedDemonstration: string
    postgresUrl: string
  }
}
