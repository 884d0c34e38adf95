/** A repeated payment call returns the same charges: it is sent when the dialog opens, never in the background. */
export const chargeQueryOptions = {
  retry: false,
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: () => false,
} as const
