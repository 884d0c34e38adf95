import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    embeddedBeginning: string
    embeddedDemonstration: string
    postgresUrl: string
  }
}
