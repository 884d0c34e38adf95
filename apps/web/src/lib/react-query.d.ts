import '@tanstack/react-query'
import type { MutationMeta } from './query-client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}
