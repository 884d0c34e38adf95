import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    embeddedBeginning: string
    postgresUrl: string
  }
}
