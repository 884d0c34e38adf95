import { previewQuickOrder } from '@girassol/contract/quick-order'
import { useDebouncedValue } from '@mantine/hooks'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

/** A list that was typed or pasted is judged when the user pauses. */
const quietMs = 200

/** The verdicts of the list, judged again after each change; the previous ones remain while it is judged. */
export const useQuickPreview = (text: string, canJudge: boolean) => {
  const [settled] = useDebouncedValue(text, quietMs)
  const isEmpty = settled.trim() === ''
  const query = useEndpointQuery(
    previewQuickOrder,
    { body: { text: settled } },
    // The cart and the stock may have changed since the same list was judged.
    { enabled: canJudge && !isEmpty, showPrevious: true, refetchOnMount: 'always', staleTime: 0, retry: false },
  )
  const isCurrent = settled === text && !query.isPlaceholderData && !query.isFetching
  return {
    preview: isEmpty ? undefined : query.data,
    error: isEmpty || query.data !== undefined ? null : query.error,
    /** The verdicts are those of the text as it is now. */
    isCurrent,
    isJudging: !isEmpty && !isCurrent,
    judgeAgain: () => void query.refetch(),
  }
}
